import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `film`, `watched`, `watched_percent`: What was watched of which film since the purchase, until it is used.
 * - `used_at`: When the lesson was used: never taken back.
 */
type UseRow = Selectable<Schema['lesson_uses']>;
type UseKey = Pick<UseRow, 'enrolment_id' | 'lesson_id' | 'user_id'>;

/** The row of the purchase and lesson, created if missing, and locked until the transaction ends. */
export async function holdUse(tx: Db, key: UseKey): Promise<UseRow> {
  const [known] = await heldUse(tx, { ...key });
  if (known) return known;
  await tx
    .insertInto('lesson_uses')
    .values(key)
    .onConflict((c) => c.columns(['enrolment_id', 'lesson_id']).doNothing())
    .execute();
  const [row] = await heldUse(tx, { ...key });
  return row!;
}

const heldUse = prepared((db, key: { enrolment_id: string; lesson_id: string; user_id: string }) =>
  held(
    db,
    db
      .selectFrom('lesson_uses')
      .selectAll()
      .where('enrolment_id', '=', key.enrolment_id)
      .where('lesson_id', '=', key.lesson_id),
  ),
);

export async function changeUse(tx: Db, row: UseRow): Promise<void> {
  const { enrolment_id, lesson_id, film, watched, watched_percent, used_at } = row;
  await tx
    .updateTable('lesson_uses')
    .set({ film, watched, watched_percent, used_at })
    .where('enrolment_id', '=', enrolment_id)
    .where('lesson_id', '=', lesson_id)
    .execute();
}

/** What an erased person watched; whether they used it stays. */
export async function forgetWatched(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('lesson_uses')
    .set({ film: null, watched: '[]' })
    .where('user_id', '=', userId)
    .execute();
}

/** Lessons used by that person, with whether they are marked as done now. */
export function usesOf(db: Db, { enrolmentId, userId }: { enrolmentId: string; userId: string }) {
  return db
    .selectFrom('lesson_uses')
    .leftJoin('lesson_progress', (on) =>
      on
        .onRef('lesson_progress.user_id', '=', 'lesson_uses.user_id')
        .onRef('lesson_progress.lesson_id', '=', 'lesson_uses.lesson_id'),
    )
    .select(['lesson_uses.lesson_id', 'lesson_progress.completed_at'])
    .where('lesson_uses.enrolment_id', '=', enrolmentId)
    .where('lesson_uses.user_id', '=', userId)
    .where('lesson_uses.used_at', 'is not', null)
    .execute();
}
