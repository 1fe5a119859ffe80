import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { OauthProvider } from '../rules/oauth.ts';

/** The account linked with the provider's person. */
export async function findUserIdOf(db: Db, provider: OauthProvider, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Ways to sign in besides the password, the oldest first. */
export function findIdentitiesOf(db: Db, userId: string) {
  return db
    .selectFrom('identities')
    .select(['provider', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('provider')
    .execute();
}

export async function deleteIdentity(db: Db, userId: string, provider: OauthProvider): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('provider', '=', provider).execute();
}

export async function deleteIdentitiesSince(db: Db, userId: string, time: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).where('created_at', '>=', time).execute();
}

/** False when the person, or the account, is linked already. */
export async function insertIdentity(db: Db, row: Insertable<Schema['identities']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values(row)
    .onConflict((c) => c.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function deleteIdentitiesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('identities').where('user_id', '=', userId).execute();
}

/** Accounts linked with a provider's person at `time` or later. */
export async function userIdsLinkedSince(db: Db, time: string): Promise<string[]> {
  const rows = await db.selectFrom('identities').select('user_id').where('created_at', '>=', time).execute();
  return rows.map(({ user_id }) => user_id);
}
