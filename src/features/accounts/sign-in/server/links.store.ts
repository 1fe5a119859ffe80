import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';

export type LinkPurpose = 'verify_email' | 'set_password' | 'erase_account';
interface LinksTable {
  token_hash: string;
  user_id: string;
  purpose: LinkPurpose;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

const tables = (db: Db) => db.withTables<{ one_time_links: LinksTable }>();

export async function insertLink(db: Db, row: Insertable<LinksTable>): Promise<void> {
  await tables(db).insertInto('one_time_links').values(row).execute();
}

export function findLink(db: Db, tokenHash: string, purposes: readonly LinkPurpose[]) {
  return tables(db)
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
}

/** True for the one caller that used the link first. */
export async function markLinkUsed(db: Db, tokenHash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('one_time_links')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Locked until the transaction ends: none of them is used meanwhile. */
export async function lockLinks(tx: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  const query = tables(tx)
    .selectFrom('one_time_links')
    .select('token_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose);
  await held(tx, query).execute();
}

export async function deleteLinks(db: Db, userId: string, purpose: LinkPurpose): Promise<void> {
  await tables(db)
    .deleteFrom('one_time_links')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteExpiredLink(db: Db, tokenHash: string, now: string): Promise<void> {
  await tables(db)
    .deleteFrom('one_time_links')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '<=', now)
    .execute();
}

export async function deleteExpiredLinks(db: Db, now: string): Promise<void> {
  await tables(db).deleteFrom('one_time_links').where('expires_at', '<', now).execute();
}
