import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { OauthProvider } from '../rules/oauth.ts';

/**
 * - `browser_hash`: Hash of the secret that only the browser keeps.
 * - `shown`: Versions of the documents shown beside the button, as JSON.
 */
export type FlowRow = Selectable<Schema['oauth_flows']>;
/**
 * - `session_hash`: Hash of the session id in the page's address; null for VK, which has none.
 */
export type ArrivalRow = Selectable<Schema['oauth_arrivals']>;

export async function insertFlow(db: Db, row: Insertable<Schema['oauth_flows']>): Promise<void> {
  await db.insertInto('oauth_flows').values(row).execute();
}

/**
 * The flow, for the one caller that takes it first. An expired one is deleted as well, whatever the clock
 * says later.
 */
export async function takeFlow(
  db: Db,
  { browserHash, provider, now }: { browserHash: string; provider: OauthProvider; now: string },
): Promise<FlowRow | undefined> {
  const flow = await db
    .deleteFrom('oauth_flows')
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst();
  return flow && flow.expires_at > now ? flow : undefined;
}

export async function insertArrival(db: Db, row: Insertable<Schema['oauth_arrivals']>): Promise<void> {
  await db.insertInto('oauth_arrivals').values(row).execute();
}

/** A newcomer from VK who still has to give an address. */
export function findArrival(db: Db, browserHash: string, now: string): Promise<ArrivalRow | undefined> {
  return db
    .selectFrom('oauth_arrivals')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .where('session_hash', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * The arrival, for the one caller that takes it first; expired ones too.
 * @param sessionHash null for a provider without session ids
 */
export async function takeArrival(
  db: Db,
  { browserHash, sessionHash, now }: { browserHash: string; sessionHash: string | null; now: string },
): Promise<ArrivalRow | undefined> {
  const arrival = await db
    .deleteFrom('oauth_arrivals')
    .where('browser_hash', '=', browserHash)
    .where('session_hash', sessionHash === null ? 'is' : '=', sessionHash)
    .returningAll()
    .executeTakeFirst();
  return arrival && arrival.expires_at > now ? arrival : undefined;
}

/** Counts a guess before it is checked; false when none are left. */
export async function countGuess(db: Db, browserHash: string, guesses: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oauth_arrivals')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('browser_hash', '=', browserHash)
    .where('wrong_codes', '<', guesses)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteExpiredSteps(db: Db, now: string): Promise<void> {
  await db.deleteFrom('oauth_flows').where('expires_at', '<', now).execute();
  await db.deleteFrom('oauth_arrivals').where('expires_at', '<', now).execute();
}
