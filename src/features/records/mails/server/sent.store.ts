/** Mails that went out to accounts: what staff see on a person's page. */
import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/** Once for a job and a reader; sent again by staff, the later time stays. */
export async function keepSent(db: Db, row: Insertable<Schema['sent_mails']>): Promise<void> {
  await db
    .insertInto('sent_mails')
    .values(row)
    .onConflict((c) => c.columns(['job_id', 'user_id']).doUpdateSet({ sent_at: row.sent_at }))
    .execute();
}

/** Newest first. */
export function sentTo(db: Db, userId: string, most: number) {
  return db
    .selectFrom('sent_mails')
    .select(['job_id', 'subject', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('sent_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(most)
    .execute();
}

export async function deleteSentBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('sent_mails').where('sent_at', '<', before).execute();
}

export async function deleteSentSince(db: Db, time: string): Promise<void> {
  await db.deleteFrom('sent_mails').where('sent_at', '>=', time).execute();
}
