/** One class from the style sheet of each static island of the pages that stand alone; see `stillSheets.ts`. */
import * as networks from '#features/publishing/school/ui/NetworkLinks.module.css';
import * as answers from '#features/site/content/site/Answers.module.css';
import * as founder from '#features/site/content/site/FounderSection.module.css';
import * as programme from '#features/site/content/site/ProgrammeSection.module.css';
import * as reviews from '#features/site/reviews/site/ReviewsSection.module.css';
import * as price from '#features/teaching/courses/ui/PriceTag.module.css';
import * as clip from '#ui/Clip.module.css';
import * as controls from '#ui/controls.module.css';
import * as picture from '#ui/Picture.module.css';
import * as section from '#ui/Section.module.css';
import * as course from './CoursePage.module.css';
import * as film from './LessonFilm.module.css';

interface Sheet {
  networks: string;
  answers: string;
  section: string;
  plans: string;
  reviews: string;
  tag: string;
  clip: string;
  button: string;
  focused: string;
  first: string;
  film: string;
}

export const standaloneSheets = [
  (networks as unknown as Sheet).networks,
  (answers as unknown as Sheet).answers,
  (founder as unknown as Sheet).section,
  (programme as unknown as Sheet).plans,
  (reviews as unknown as Sheet).reviews,
  (price as unknown as Sheet).tag,
  (clip as unknown as Sheet).clip,
  (controls as unknown as Sheet).button,
  (picture as unknown as Sheet).focused,
  (section as unknown as Sheet).section,
  (course as unknown as Sheet).first,
  (film as unknown as Sheet).film,
];
