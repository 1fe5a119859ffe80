/** One class from the style sheet of each static island of a free lesson's page; see `stillSheets.ts`. */
import * as price from '#features/teaching/courses/ui/PriceTag.module.css';
import * as clip from '#ui/Clip.module.css';
import * as controls from '#ui/controls.module.css';
import * as picture from '#ui/Picture.module.css';
import * as course from './CoursePage.module.css';
import * as lesson from './FreeLessonPage.module.css';
import * as film from './LessonFilm.module.css';

interface Sheet {
  tag: string;
  clip: string;
  button: string;
  focused: string;
  buying: string;
  lesson: string;
  film: string;
}

export const lessonSheets = [
  (price as unknown as Sheet).tag,
  (clip as unknown as Sheet).clip,
  (controls as unknown as Sheet).button,
  (picture as unknown as Sheet).focused,
  (course as unknown as Sheet).buying,
  (lesson as unknown as Sheet).lesson,
  (film as unknown as Sheet).film,
];
