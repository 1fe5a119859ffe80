import type { Insertable, Selectable, Updateable } from 'kysely';
import { isClaimed } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import { historyIn } from '#server/db/history.ts';
import { held } from '#server/db/holding.ts';
import { linksIn } from '#server/db/links.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Claim } from '#server/personalData.ts';
import { type HistoryEvent, linkMs } from '../rules/states.ts';

/**
 * - `user_id`: Account of a signed-in applicant.
 * - `height`: cm
 * - `weight`: kg
 * - `comment`: Comment of an approval, reason of a rejection.
 * - `photos_consent_id`: Rows of the consent ledger that hold.
 */
export type ApplicationRow = Selectable<Schema['model_applications']>;
export type HistoryRow = Schema['application_history'] & { event: HistoryEvent };

export const links = linksIn<ApplicationRow>('application_links', {
  things: 'model_applications',
  column: 'application_id',
  lifetimeMs: linkMs,
});

export const history = historyIn<HistoryRow>('application_history', 'application_id');

export async function insertApplication(
  db: Db,
  row: Insertable<Schema['model_applications']>,
): Promise<void> {
  await db.insertInto('model_applications').values(row).execute();
}

export function findApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom('model_applications').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByRequest(db: Db, requestId: string): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('model_applications')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Locked until `tx` ends: of two decisions at once the second one sees the first. */
export function holdApplication(tx: Db, id: string): Promise<ApplicationRow | undefined> {
  return held(tx, tx.selectFrom('model_applications').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** Links that were mailed about it since then. */
export async function countLinks(db: Db, applicationId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('application_links')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('application_id', '=', applicationId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The one to which this consent to being shown belongs. */
export function findByConsent(db: Db, publicationConsentId: string): Promise<ApplicationRow | undefined> {
  return db
    .selectFrom('model_applications')
    .selectAll()
    .where('publication_consent_id', '=', publicationConsentId)
    .executeTakeFirst();
}

export async function changeApplication(
  db: Db,
  id: string,
  change: Updateable<Schema['model_applications']>,
): Promise<void> {
  await db.updateTable('model_applications').set(change).where('id', '=', id).execute();
}

/** Its history, links and names of photos go with it. */
export async function deleteApplication(db: Db, id: string): Promise<void> {
  await db.deleteFrom('model_applications').where('id', '=', id).execute();
}

/** Other applications with the address or the phone, newest first. */
export function applicationsAlike(
  db: Db,
  { id, email, phone }: Pick<ApplicationRow, 'id' | 'email' | 'phone'>,
): Promise<ApplicationRow[]> {
  return db
    .selectFrom('model_applications')
    .selectAll()
    .where('id', '<>', id)
    .where((e) => e.or([e('email', '=', email), e('phone', '=', phone)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** Applications of a person: sent signed in, or without an account and with the address. */
export function applicationsOf(db: Db, claim: Claim): Promise<ApplicationRow[]> {
  return db
    .selectFrom('model_applications')
    .selectAll()
    .where(isClaimed(claim))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Applications of an address since then, up to this one. */
export async function countReceived(
  db: Db,
  { email, number }: Pick<ApplicationRow, 'email' | 'number'>,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('model_applications')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('number', '<=', number)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Rejected at or before `until`; with `toldUntil`, only those whose mail about the erasure went out by then. */
export function rejectedUntil(
  db: Db,
  { until, toldUntil }: { until: string; toldUntil: string | null },
): Promise<ApplicationRow[]> {
  return db
    .selectFrom('model_applications')
    .selectAll()
    .where('status', '=', 'rejected')
    .where('decided_at', '<=', until)
    .where((e) =>
      toldUntil === null ? e('erasure_told_at', 'is', null) : e('erasure_told_at', '<=', toldUntil),
    )
    .orderBy('decided_at')
    .orderBy('id')
    .limit(200)
    .execute();
}

/** Whether the account has applied as somebody under `age` since then. */
export async function hasAppliedBelow(
  db: Db,
  { userId, age, since }: { userId: string; age: number; since: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('model_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('age', '<', age)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the demo school, and all since it began. */
export function demoApplications(db: Db, since: string | null): Promise<ApplicationRow[]> {
  return db
    .selectFrom('model_applications')
    .selectAll()
    .where((e) => e.or([e('is_demo', '=', 1), ...(since === null ? [] : [e('created_at', '>=', since)])]))
    .orderBy('id')
    .execute();
}
