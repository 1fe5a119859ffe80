import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Language } from '#shared/i18n.ts';

interface RepliesTable {
  id: string;
  language: Language;
  title: string;
  text: string;
  created_at: string;
  updated_at: string;
}
export type ReplyRow = Selectable<RepliesTable>;

const tables = (db: Db) => db.withTables<{ support_replies: RepliesTable }>();

export function allReplies(db: Db): Promise<ReplyRow[]> {
  return tables(db)
    .selectFrom('support_replies')
    .selectAll()
    .orderBy('language')
    .orderBy('title')
    .orderBy('id')
    .execute();
}

export function findReply(db: Db, id: string): Promise<ReplyRow | undefined> {
  return tables(db).selectFrom('support_replies').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertReply(db: Db, row: Insertable<RepliesTable>): Promise<void> {
  await tables(db).insertInto('support_replies').values(row).execute();
}

export async function changeReply(db: Db, id: string, change: Partial<ReplyRow>): Promise<void> {
  await tables(db).updateTable('support_replies').set(change).where('id', '=', id).execute();
}

export async function deleteReply(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('support_replies').where('id', '=', id).execute();
}
