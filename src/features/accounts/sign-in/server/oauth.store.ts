import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Language } from '#shared/i18n.ts';
import type { OauthProvider } from '../rules/oauth.ts';

interface FlowsTable {
  /** Hash of the secret that only the browser keeps. */
  browser_hash: string;
  provider: OauthProvider;
  language: Language;
  /** Versions of the documents shown beside the button, as JSON. */
  shown: string | null;
  expires_at: string;
}
interface ArrivalsTable {
  browser_hash: string;
  /** Hash of the session id in the page's address; null for VK, which has none. */
  session_hash: string | null;
  provider: OauthProvider;
  subject: string;
  email: string | null;
  is_email_verified: number;
  first_name: string;
  last_name: string;
  language: Language;
  shown: string | null;
  wrong_codes: number;
  expires_at: string;
}
export type FlowRow = Selectable<FlowsTable>;
export type ArrivalRow = Selectable<ArrivalsTable>;

const tables = (db: Db) => db.withTables<{ oauth_flows: FlowsTable; oauth_arrivals: ArrivalsTable }>();

export async function insertFlow(db: Db, row: Insertable<FlowsTable>): Promise<void> {
  await tables(db).insertInto('oauth_flows').values(row).execute();
}

/**
 * The flow, for the one caller that takes it first. An expired one is deleted as well, whatever the clock
 * says later.
 */
export async function takeFlow(
  db: Db,
  { browserHash, provider, now }: { browserHash: string; provider: OauthProvider; now: string },
): Promise<FlowRow | undefined> {
  const flow = await tables(db)
    .deleteFrom('oauth_flows')
    .where('browser_hash', '=', browserHash)
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst();
  return flow && flow.expires_at > now ? flow : undefined;
}

export async function insertArrival(db: Db, row: Insertable<ArrivalsTable>): Promise<void> {
  await tables(db).insertInto('oauth_arrivals').values(row).execute();
}

/** A newcomer from VK who is asked for an address. */
export function findArrival(db: Db, browserHash: string, now: string): Promise<ArrivalRow | undefined> {
  return tables(db)
    .selectFrom('oauth_arrivals')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .where('session_hash', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/**
 * The arrival, for the one caller that takes it first; expired ones likewise.
 * @param sessionHash null for a provider without session ids
 */
export async function takeArrival(
  db: Db,
  { browserHash, sessionHash, now }: { browserHash: string; sessionHash: string | null; now: string },
): Promise<ArrivalRow | undefined> {
  const arrival = await tables(db)
    .deleteFrom('oauth_arrivals')
    .where('browser_hash', '=', browserHash)
    .where('session_hash', sessionHash === null ? 'is' : '=', sessionHash)
    .returningAll()
    .executeTakeFirst();
  return arrival && arrival.expires_at > now ? arrival : undefined;
}

/** Counts a guess before it is checked; false when none are left. */
export async function countGuess(db: Db, browserHash: string, guesses: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('oauth_arrivals')
    .set({ wrong_codes: sql`wrong_codes + 1` })
    .where('browser_hash', '=', browserHash)
    .where('wrong_codes', '<', guesses)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteExpiredSteps(db: Db, now: string): Promise<void> {
  await tables(db).deleteFrom('oauth_flows').where('expires_at', '<', now).execute();
  await tables(db).deleteFrom('oauth_arrivals').where('expires_at', '<', now).execute();
}
