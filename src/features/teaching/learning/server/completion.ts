/** Completed courses: owned, and every lesson done. */

import type { Db } from '#server/db/database.ts';
import type { IdRange } from '#server/db/ranges.ts';
import * as store from './completion.store.ts';

export interface Completion {
  userId: string;
  courseId: string;
}

/** Completions as they are now, of one person, course or range of enrolments where given; the oldest enrolment first. */
export function completions(db: Db, of: Partial<Completion> & { ids?: IdRange }): Promise<Completion[]> {
  return store.completions(db, of);
}
