/** Notices to staff, each once per person, channel and fact. */
import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `subject_id`: The subject, such as an order.
 * - `batch_id`: The notice whose job sends this one; null until a job has taken it.
 */
export type NoticeRow = Selectable<Schema['staff_notices']>;

/** False when this person already has the notice there. */
export async function insertNotice(db: Db, row: Omit<NoticeRow, 'batch_id' | 'sent_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_notices')
    .values({ ...row, batch_id: null, sent_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Takes all that is due for the same person and channel and that no other job has taken, and answers what the job of
 * `noticeId` is to send: the same again when it is repeated, nothing where another job has taken it.
 */
export async function takeBatch(tx: Db, noticeId: string, now: string): Promise<NoticeRow[]> {
  const leader = await findNotice(tx, noticeId);
  if (!leader) return [];
  const { user_id, channel } = leader;
  if (leader.batch_id === null) {
    await tx
      .updateTable('staff_notices')
      .set({ batch_id: noticeId })
      .where('user_id', '=', user_id)
      .where('channel', '=', channel)
      .where('batch_id', 'is', null)
      .where('due_at', '<=', now)
      .execute();
  }
  return (await batchOf(tx, noticeId)).filter(({ sent_at }) => sent_at === null);
}

/** All of a batch, sent or not. */
export function batchOf(db: Db, batchId: string): Promise<NoticeRow[]> {
  return db
    .selectFrom('staff_notices')
    .selectAll()
    .where('batch_id', '=', batchId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Gives a batch back, to be taken again from that time on. */
export async function holdBatch(tx: Db, batchId: string, dueAt: string): Promise<void> {
  await tx
    .updateTable('staff_notices')
    .set({ batch_id: null, due_at: dueAt })
    .where('batch_id', '=', batchId)
    .where('sent_at', 'is', null)
    .execute();
}

export async function markSent(tx: Db, batchId: string, now: string): Promise<void> {
  await tx
    .updateTable('staff_notices')
    .set({ sent_at: now })
    .where('batch_id', '=', batchId)
    .where('sent_at', 'is', null)
    .execute();
}

/** Deletes notices that can no longer go out twice: their events are long done. */
export async function deleteBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('staff_notices').where('created_at', '<', time).execute();
}

function findNotice(db: Db, id: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('staff_notices').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteNoticesSince(db: Db, time: string): Promise<void> {
  await db.deleteFrom('staff_notices').where('created_at', '>=', time).execute();
}
