import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `user_id`: At most one pending change per person.
 */
export type ChangeRow = Selectable<Schema['email_changes']>;

export async function insertChange(db: Db, row: Insertable<Schema['email_changes']>): Promise<void> {
  await db.insertInto('email_changes').values(row).execute();
}

export function findChange(db: Db, id: string): Promise<ChangeRow | undefined> {
  return db.selectFrom('email_changes').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The person's pending change: neither confirmed nor expired. */
export function findOpenChange(db: Db, userId: string, now: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('email_changes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function insertChangeLink(db: Db, row: Insertable<Schema['email_change_links']>): Promise<void> {
  await db.insertInto('email_change_links').values(row).execute();
}

export function findChangeOfLink(db: Db, tokenHash: string): Promise<ChangeRow | undefined> {
  return db
    .selectFrom('email_changes as change')
    .innerJoin('email_change_links as link', 'link.change_id', 'change.id')
    .selectAll('change')
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** True for the one caller that confirmed it first, in time. */
export async function markConfirmed(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_changes')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes all their links too. */
export async function deleteChanges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

export async function deleteExpiredChanges(db: Db, now: string): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute();
}
