/** Reviews, found through the students who have written them. */
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { type ReviewRow, type Scope, type ToldReview, told } from './store.ts';

/** Those that the person has written and not taken back, newest first. */
export function ownReviews(db: Db, userId: string, scope: Scope): Promise<ToldReview[]> {
  return told(db, scope)
    .where('reviews.author', '=', 'buyer')
    .where('reviews.user_id', '=', userId)
    .where('reviews.deleted_at', 'is', null)
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc')
    .execute();
}

/** One of the person's own, locked until the transaction ends. */
export function holdOwn(
  tx: Db,
  { id, userId }: { id: string; userId: string },
): Promise<ReviewRow | undefined> {
  const own = tx
    .selectFrom('reviews')
    .selectAll()
    .where('id', '=', id)
    .where('author', '=', 'buyer')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  return held(tx, own).executeTakeFirst();
}

/** Whether the person has written one of the course, deleted ones included: staff may have had their reasons. */
export async function hasWritten(db: Db, userId: string, courseId: string): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('author', '=', 'buyer')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
