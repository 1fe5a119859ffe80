import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export async function insertAccessMail(db: Db, row: Insertable<Schema['access_mails']>): Promise<void> {
  await db.insertInto('access_mails').values(row).execute();
}

/** When staff have sent the person the way in since then, oldest first. */
export async function timesAsked(db: Db, userId: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('access_mails')
    .select('asked_at')
    .where('user_id', '=', userId)
    .where('asked_at', '>', since)
    .orderBy('asked_at')
    .execute();
  return rows.map(({ asked_at }) => asked_at);
}

export async function deleteAccessMails(db: Db, before: string): Promise<void> {
  await db.deleteFrom('access_mails').where('asked_at', '<', before).execute();
}
