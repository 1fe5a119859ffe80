/**
 * Names a class of each sheet of the parts that are drawn on the server alone, by its own export: naming the sheet
 * as a whole would send the names of all its classes.
 */
import * as answers from '#features/content/site/Answers.module.css';
import * as founder from '#features/content/site/FounderSection.module.css';
import * as objections from '#features/content/site/ObjectionsSection.module.css';
import * as programme from '#features/content/site/ProgrammeSection.module.css';
import * as reviews from '#features/content/site/ReviewsSection.module.css';
import * as testimonials from '#features/content/site/TestimonialsSection.module.css';
import * as learning from './LearningSection.module.css';

interface Sheet {
  answers: string;
  section: string;
  plans: string;
  films: string;
  reviews: string;
}

export const stillSheets = [
  (answers as unknown as Sheet).answers,
  (founder as unknown as Sheet).section,
  (objections as unknown as Sheet).section,
  (programme as unknown as Sheet).plans,
  (reviews as unknown as Sheet).reviews,
  (testimonials as unknown as Sheet).films,
  (learning as unknown as Sheet).section,
];
