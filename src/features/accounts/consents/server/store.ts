import { type Insertable, PostgresAdapter, type Selectable } from 'kysely';
import { isClaimed } from '#server/db/claimed.ts';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Claim } from '#server/personalData.ts';
import { type ConsentDocument, sealMark } from '../rules.ts';

/*
 * Columns of `consents`:
 * - `document`: A document, or `payment_reminder`.
 * - `version`: Version number of the document; older rows name a version of the wordings.
 * - `document_language`: Language in which the document was shown; null in older rows.
 * - `given_by_name`: The guardian who gave it in the person's name; null where people consented for themselves.
 */

export async function insertConsents(db: Db, rows: Insertable<Schema['consents']>[]): Promise<void> {
  await db.insertInto('consents').values(rows).execute();
}

export async function insertWithdrawal(
  db: Db,
  row: Insertable<Schema['consent_withdrawals']>,
): Promise<void> {
  await db.insertInto('consent_withdrawals').values(row).execute();
}

/** The person's newest consent to the document that was not withdrawn. */
export function standingConsent(
  db: Db,
  userId: string,
  document: ConsentDocument,
): Promise<{ id: string; given_at: string } | undefined> {
  return db
    .selectFrom('consents')
    .leftJoin('consent_withdrawals', 'consent_withdrawals.consent_id', 'consents.id')
    .select(['consents.id', 'consents.given_at'])
    .where('consents.user_id', '=', userId)
    .where('consents.document', '=', document)
    .where('consent_withdrawals.consent_id', 'is', null)
    .orderBy('consents.given_at', 'desc')
    .orderBy('consents.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Consents of a person to one document that were not withdrawn, with those from before the account. */
export function standingConsents(
  db: Db,
  { userId, email, document }: { userId: string | null; email: string | null; document: string },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('consents')
    .leftJoin('consent_withdrawals', 'consent_withdrawals.consent_id', 'consents.id')
    .select('consents.id')
    .where('consents.document', '=', document)
    .where('consent_withdrawals.consent_id', 'is', null)
    .where((e) =>
      e.or([
        e('consents.user_id', '=', userId ?? ''),
        e.and([e('consents.user_id', 'is', null), e('consents.email', '=', email ?? '')]),
      ]),
    )
    .execute();
}

/**
 * Locks the person, so that their consents change one at a time. SQLite's transactions wait for each other
 * anyway.
 */
export async function holdPerson(tx: Db, userId: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

export interface GivenConsent extends Selectable<Schema['consents']> {
  withdrawn_at: string | null;
}

/** Everything a person agreed to, newest first; with an address also the consents from before the account. */
export function consentsOf(db: Db, claim: Claim): Promise<GivenConsent[]> {
  return db
    .selectFrom('consents')
    .leftJoin('consent_withdrawals', 'consent_withdrawals.consent_id', 'consents.id')
    .selectAll('consents')
    .select('consent_withdrawals.withdrawn_at')
    .where(isClaimed(claim))
    .orderBy('given_at', 'desc')
    .orderBy('consents.id', 'desc')
    .execute();
}

export function consentsById(db: Db, ids: readonly string[]): Promise<GivenConsent[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('consents')
    .leftJoin('consent_withdrawals', 'consent_withdrawals.consent_id', 'consents.id')
    .selectAll('consents')
    .select('consent_withdrawals.withdrawn_at')
    .where('consents.id', 'in', ids)
    .execute();
}

/** The same as `sealConsent` for somebody who has no account. */
export async function sealVisitorsConsent(db: Db, id: string, proof: string): Promise<void> {
  const sealed = { address: '', user_agent: '' };
  await db
    .updateTable('consents')
    .set({ ...sealed, email: proof })
    .where('id', '=', id)
    .execute();
  await db.updateTable('consent_withdrawals').set(sealed).where('consent_id', '=', id).execute();
}

/** Consents that this address gave as a guardian's. */
export function consentsByGuardian(db: Db, email: string): Promise<Selectable<Schema['consents']>[]> {
  return db.selectFrom('consents').selectAll().where('given_by_email', '=', email).execute();
}

/** Leaves of a guardian's name what proves it. */
export async function sealGuardian(db: Db, id: string, proof: string): Promise<void> {
  const sealed = { given_by_name: '', given_by_email: proof };
  await db.updateTable('consents').set(sealed).where('id', '=', id).execute();
}

/** Leaves of a consent what proves it: which words, which version, when and where, and the name as `proof` has it. */
export async function sealConsent(
  db: Db,
  { id, userId, proof }: { id: string; userId: string; proof: string },
): Promise<void> {
  const sealed = { address: '', user_agent: '' };
  await db
    .updateTable('consents')
    .set({ ...sealed, email: proof, user_id: userId })
    .where('id', '=', id)
    .execute();
  await db.updateTable('consent_withdrawals').set(sealed).where('consent_id', '=', id).execute();
}

/** Deletes consents of people erased before `time`. */
export async function deleteSealedConsents(db: Db, time: string): Promise<void> {
  await db
    .deleteFrom('consents')
    .where('email', 'like', `${sealMark}%`)
    .where('user_id', 'in', db.selectFrom('users').select('id').where('deleted_at', '<=', time))
    .execute();
}

export async function deleteConsentsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('consents').where('user_id', '=', userId).execute();
}

/** Deletes consents of addresses in a domain, given without an account. */
export async function deleteConsentsAt(db: Db, domain: string): Promise<void> {
  await db
    .deleteFrom('consents')
    .where('user_id', 'is', null)
    .where('email', 'like', `%@${domain}`)
    .execute();
}

/** Deletes consents of people without an account, given at `time` or later. */
export async function deleteVisitorsConsents(db: Db, time: string): Promise<void> {
  await db.deleteFrom('consents').where('user_id', 'is', null).where('given_at', '>=', time).execute();
}
