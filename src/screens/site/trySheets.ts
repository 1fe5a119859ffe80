/** One class from each style sheet of the free lesson on the landing page; see `stillSheets.ts`. */
import * as film from './LessonFilm.module.css';
import * as lesson from './TryLesson.module.css';

interface Sheet {
  film: string;
  section: string;
}

export const trySheets = [(film as unknown as Sheet).film, (lesson as unknown as Sheet).section];
