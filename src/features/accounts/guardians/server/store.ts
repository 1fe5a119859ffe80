import type { Insertable, Selectable } from 'kysely';
import { isClaimed } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { linksIn } from '#server/db/links.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Claim } from '#server/personalData.ts';
import { newId } from '#server/tokens.ts';
import type { Language } from '#shared/i18n.ts';
import { type GuardianState, linkMs } from '../rules.ts';

/**
 * - `user_id`: The person under 18.
 * - `guardian_name`: As the guardian gave it with the consent.
 */
type RequestsTable = Schema['guardian_requests'] & {
  language: Language;
  /** The language in which the guardian agreed; null before that, and for consents older than the column. */
  guardian_language: Language | null;
};

/*
 * Columns of `guardian_repeats`:
 * A mail that staff had sent once more.
 */

export type RequestRow = Selectable<RequestsTable>;

const tables = (db: Db) => db.$extendTables<{ guardian_requests: RequestsTable }>();

export const links = linksIn<RequestRow>('guardian_links', {
  things: 'guardian_requests',
  column: 'request_id',
  lifetimeMs: linkMs,
});

export async function insertRequest(db: Db, row: Insertable<RequestsTable>): Promise<void> {
  await tables(db).insertInto('guardian_requests').values(row).execute();
}

export function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  return tables(db).selectFrom('guardian_requests').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockRequest(tx: Db, id: string): Promise<RequestRow | undefined> {
  return held(
    tx,
    tables(tx).selectFrom('guardian_requests').selectAll().where('id', '=', id),
  ).executeTakeFirst();
}

export function findBySubject(
  db: Db,
  { kind, subjectId }: { kind?: string | undefined; subjectId: string },
): Promise<RequestRow | undefined> {
  return tables(db)
    .selectFrom('guardian_requests')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .executeTakeFirst();
}

type Consenting = Pick<RequestRow, 'guardian_name'> & Partial<Pick<RequestRow, 'guardian_language'>>;

/** Ends the waiting: of several callers one gets true. */
export async function decide(
  db: Db,
  { id, to, at, guardian }: { id: string; to: GuardianState; at: string; guardian?: Consenting },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('guardian_requests')
    .set({ state: to, decided_at: at, ...guardian })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the waiting, or a consent that nothing has come of. */
export async function withdraw(db: Db, id: string, at: string): Promise<void> {
  await tables(db)
    .updateTable('guardian_requests')
    .set({ state: 'withdrawn', decided_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'consented'])
    .execute();
}

export async function moveRequest(
  db: Db,
  { kind, from, to }: { kind: string; from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('guardian_requests')
    .set({ subject_id: to })
    .where('kind', '=', kind)
    .where('subject_id', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True for the one caller that reminds. */
export async function markReminded(db: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('guardian_requests')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Those that wait too long, the longest first. */
export function overdue(db: Db, now: string, limit: number): Promise<RequestRow[]> {
  return waiting(db, limit).where('expires_at', '<=', now).execute();
}

export function toRemind(
  db: Db,
  { askedBefore, now }: { askedBefore: string; now: string },
  limit: number,
): Promise<RequestRow[]> {
  return waiting(db, limit)
    .where('reminded_at', 'is', null)
    .where('created_at', '<=', askedBefore)
    .where('expires_at', '>', now)
    .execute();
}

function waiting(db: Db, limit: number) {
  return tables(db)
    .selectFrom('guardian_requests')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit);
}

/** How often the address was asked since then, the first time or again. */
export async function countSince(db: Db, guardianEmail: string, since: string): Promise<number> {
  const first = tables(db)
    .selectFrom('guardian_requests')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('guardian_email', '=', guardianEmail)
    .where('created_at', '>', since);
  const again = tables(db)
    .selectFrom('guardian_repeats')
    .innerJoin('guardian_requests', 'guardian_requests.id', 'guardian_repeats.request_id')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('guardian_email', '=', guardianEmail)
    .where('guardian_repeats.created_at', '>', since);
  const counts = await Promise.all([first.executeTakeFirstOrThrow(), again.executeTakeFirstOrThrow()]);
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
}

/** Whether the account has asked a guardian since then. */
export async function hasAskedSince(db: Db, userId: string, since: string): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('guardian_requests')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Requests of a person, by account or address, and those that name the address as a guardian's. */
export function requestsOf(db: Db, claim: Claim): Promise<RequestRow[]> {
  return tables(db)
    .selectFrom('guardian_requests')
    .selectAll()
    .where((e) => e.or([isClaimed(claim), e('guardian_email', '=', claim.email ?? '')]))
    .where('guardian_email', '<>', '')
    .orderBy('id')
    .execute();
}

export async function changeRequest(
  db: Db,
  id: string,
  change: Partial<Pick<RequestRow, 'email' | 'name' | 'guardian_email' | 'guardian_name'>>,
): Promise<void> {
  await tables(db).updateTable('guardian_requests').set(change).where('id', '=', id).execute();
}

/** Its links go with it. */
export async function deleteRequest(
  db: Db,
  { kind, subjectId }: { kind: string; subjectId: string },
): Promise<void> {
  await tables(db)
    .deleteFrom('guardian_requests')
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .execute();
}

/** With their links. */
export async function deleteSince(db: Db, time: string): Promise<void> {
  await tables(db).deleteFrom('guardian_requests').where('created_at', '>=', time).execute();
}

/** Deletes those about people whose address is in the domain. */
export async function deleteAt(db: Db, domain: string): Promise<void> {
  await tables(db).deleteFrom('guardian_requests').where('email', 'like', `%@${domain}`).execute();
}

/** Counts a mail that staff have sent once more. */
export async function insertRepeat(db: Db, requestId: string, at: string): Promise<void> {
  await db
    .insertInto('guardian_repeats')
    .values({ id: newId(), request_id: requestId, created_at: at })
    .execute();
}

/** No link that was mailed opens anything any more. */
export async function deleteLinks(db: Db, requestId: string): Promise<void> {
  await db.deleteFrom('guardian_links').where('request_id', '=', requestId).execute();
}
