/** Completed courses: owned, and every lesson done. */

import { countsWithoutFilm } from '#features/teaching/lessons/server/counted.ts';
import type { Context } from '#server/context.ts';
import type { IdRange } from '#server/db/ranges.ts';
import * as store from './completion.store.ts';

export interface Completion {
  userId: string;
  courseId: string;
}

export interface CompletedCourse extends Completion {
  /** When the enrolment began that is open now. */
  openedAt: string;
}

/** Completions as they are now, of one person, course or range of enrolments where given; the oldest enrolment first. */
export function completions(
  { app, db }: Pick<Context, 'app' | 'db'>,
  of: Partial<Completion> & { ids?: IdRange },
): Promise<CompletedCourse[]> {
  return store.completions(db, { ...of, now: app.now().toISOString(), withoutFilm: countsWithoutFilm(app) });
}
