import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';

export type LinkPurpose = 'verify_email' | 'set_password' | 'erase_account';

export async function insertLink(db: Db, row: Insertable<Schema['one_time_links']>): Promise<void> {
  await db.insertInto('one_time_links').values(row).execute();
}

export function findLink(db: Db, tokenHash: string, purposes: readonly LinkPurpose[]) {
  return db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
}

/** True for the one caller that used the link first. */
export async function markLinkUsed(db: Db, tokenHash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_links')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locked until the transaction ends: none of them is used meanwhile. */
export async function lockLinks(tx: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  const query = tx
    .selectFrom('one_time_links')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose);
  await held(tx, query).execute();
}

export async function deleteLinks(db: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  await db
    .deleteFrom('one_time_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteExpiredLink(db: Db, tokenHash: string, now: string): Promise<void> {
  await db
    .deleteFrom('one_time_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '<=', now)
    .execute();
}

export async function deleteExpiredLinks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('one_time_links').where('expires_at', '<', now).execute();
}
