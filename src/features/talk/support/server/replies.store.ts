import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type ReplyRow = Selectable<Schema['support_replies']>;

export function allReplies(db: Db): Promise<ReplyRow[]> {
  return db
    .selectFrom('support_replies')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('language')
    .orderBy('title')
    .orderBy('id')
    .execute();
}

export function findReply(db: Db, id: string): Promise<ReplyRow | undefined> {
  return db.selectFrom('support_replies').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertReply(db: Db, row: Insertable<Schema['support_replies']>): Promise<void> {
  await db.insertInto('support_replies').values(row).execute();
}

export async function changeReply(db: Db, id: string, change: Partial<ReplyRow>): Promise<void> {
  await db.updateTable('support_replies').set(change).where('id', '=', id).execute();
}

/** Those that were deleted up to a moment. */
export async function purgeReplies(db: Db, deletedUntil: string): Promise<void> {
  await db.deleteFrom('support_replies').where('deleted_at', '<=', deletedUntil).execute();
}

/** For good. */
export async function deleteReply(db: Db, id: string): Promise<void> {
  await db.deleteFrom('support_replies').where('id', '=', id).execute();
}
