import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type FormerAddressRow = Selectable<Schema['former_addresses']>;

export async function insertFormer(db: Db, row: Insertable<Schema['former_addresses']>): Promise<void> {
  await db.insertInto('former_addresses').values(row).execute();
}

export function findFormer(db: Db, id: string, now: string): Promise<FormerAddressRow | undefined> {
  return db
    .selectFrom('former_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The account that had the address until lately, other than `exceptUserId`. */
export function findFormerOfAddress(
  db: Db,
  { email, now, exceptUserId = '' }: { email: string; now: string; exceptUserId?: string | undefined },
) {
  return db
    .selectFrom('former_addresses')
    .selectAll()
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .where('user_id', '!=', exceptUserId)
    .executeTakeFirst();
}

export async function insertFormerLink(
  db: Db,
  row: Insertable<Schema['former_address_links']>,
): Promise<void> {
  await db.insertInto('former_address_links').values(row).execute();
}

export function findFormerOfLink(db: Db, tokenHash: string, now: string) {
  return db
    .selectFrom('former_addresses as former')
    .innerJoin('former_address_links as link', 'link.former_id', 'former.id')
    .selectAll('former')
    .where('link.token_hash', '=', tokenHash)
    .where('former.expires_at', '>', now)
    .executeTakeFirst();
}

/** Deletes the person's former addresses since that time, with all their links. */
export async function deleteFormersSince(db: Db, userId: string, time: string): Promise<void> {
  await db
    .deleteFrom('former_addresses')
    .where('user_id', '=', userId)
    .where('left_at', '>=', time)
    .execute();
}

export async function deleteFormers(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('former_addresses').where('user_id', '=', userId).execute();
}

export async function deleteExpiredFormers(db: Db, now: string): Promise<void> {
  await db.deleteFrom('former_addresses').where('expires_at', '<=', now).execute();
}
