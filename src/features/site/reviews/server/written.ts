import type { Db } from '#server/db/database.ts';
import { hasWritten } from './own.store.ts';

/** Whether the person has written of the course, whatever became of it. */
export function hasWrittenReview(db: Db, userId: string, courseId: string): Promise<boolean> {
  return hasWritten(db, userId, courseId);
}
