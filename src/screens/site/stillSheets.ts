/**
 * Names one class from the style sheet of each static island, by its own export: naming the sheet as a whole
 * would send the names of all its classes.
 */
import * as invitation from '#features/casting/applications/site/Invitation.module.css';
import * as contacts from '#features/publishing/school/ui/ContactButtons.module.css';
import * as ways from '#features/publishing/school/ui/ContactList.module.css';
import * as networks from '#features/publishing/school/ui/NetworkLinks.module.css';
import * as answers from '#features/site/content/site/Answers.module.css';
import * as founder from '#features/site/content/site/FounderSection.module.css';
import * as objections from '#features/site/content/site/ObjectionsSection.module.css';
import * as programme from '#features/site/content/site/ProgrammeSection.module.css';
import * as statistics from '#features/site/content/site/Statistics.module.css';
import * as proofs from '#features/site/pictures/site/ProofsSection.module.css';
import * as reviews from '#features/site/reviews/site/ReviewsSection.module.css';
import * as testimonials from '#features/site/reviews/site/TestimonialsSection.module.css';
import * as opening from '#features/talk/waitlist/site/OpeningSection.module.css';
import * as card from '#features/teaching/courses/ui/CourseCard.module.css';
import * as price from '#features/teaching/courses/ui/PriceTag.module.css';
import * as clip from '#ui/Clip.module.css';
import * as picture from '#ui/Picture.module.css';
import * as bar from './BuyBar.module.css';
import * as courses from './CoursesSection.module.css';
import * as learning from './LearningSection.module.css';
import * as footer from './SiteFooter.module.css';

interface Sheet {
  bar: string;
  answers: string;
  invitation: string;
  section: string;
  plans: string;
  proofs: string;
  clip: string;
  focused: string;
  films: string;
  reviews: string;
  statistics: string;
  card: string;
  cards: string;
  opening: string;
  tag: string;
  buttons: string;
  list: string;
  networks: string;
  footer: string;
}

export const stillSheets = [
  (answers as unknown as Sheet).answers,
  (invitation as unknown as Sheet).invitation,
  (founder as unknown as Sheet).section,
  (objections as unknown as Sheet).section,
  (programme as unknown as Sheet).plans,
  (proofs as unknown as Sheet).proofs,
  (clip as unknown as Sheet).clip,
  (picture as unknown as Sheet).focused,
  (reviews as unknown as Sheet).reviews,
  (testimonials as unknown as Sheet).films,
  (learning as unknown as Sheet).section,
  (statistics as unknown as Sheet).statistics,
  (bar as unknown as Sheet).bar,
  (courses as unknown as Sheet).cards,
  (opening as unknown as Sheet).opening,
  (card as unknown as Sheet).card,
  (price as unknown as Sheet).tag,
  (contacts as unknown as Sheet).buttons,
  (ways as unknown as Sheet).list,
  (networks as unknown as Sheet).networks,
  (footer as unknown as Sheet).footer,
];
