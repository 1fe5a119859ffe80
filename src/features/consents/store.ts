import { type Insertable, PostgresAdapter } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Language } from '#shared/i18n.ts';
import type { ConsentDocument } from './rules.ts';

interface ConsentsTable {
  id: string;
  user_id: string | null;
  email: string;
  document: string;
  /** Of the document, as a number; older rows name a version of the wordings. */
  version: string;
  /** In which the document was to be read; null in older rows. */
  document_language: Language | null;
  wording: string;
  place: string;
  address: string;
  user_agent: string;
  given_at: string;
}
interface WithdrawalsTable {
  consent_id: string;
  place: string;
  address: string;
  user_agent: string;
  withdrawn_at: string;
}
/** Read only: owned by accounts. */
interface UsersTable {
  id: string;
}

const tables = (db: Db) =>
  db.withTables<{ consents: ConsentsTable; consent_withdrawals: WithdrawalsTable; users: UsersTable }>();

export async function insertConsents(db: Db, rows: Insertable<ConsentsTable>[]): Promise<void> {
  await tables(db).insertInto('consents').values(rows).execute();
}

export async function insertWithdrawal(db: Db, row: Insertable<WithdrawalsTable>): Promise<void> {
  await tables(db).insertInto('consent_withdrawals').values(row).execute();
}

/** The person's newest consent to the document that was not taken back. */
export function standingConsent(
  db: Db,
  userId: string,
  document: ConsentDocument,
): Promise<{ id: string; given_at: string } | undefined> {
  return tables(db)
    .selectFrom('consents')
    .leftJoin('consent_withdrawals', 'consent_withdrawals.consent_id', 'consents.id')
    .select(['consents.id', 'consents.given_at'])
    .where('consents.user_id', '=', userId)
    .where('consents.document', '=', document)
    .where('consent_withdrawals.consent_id', 'is', null)
    .orderBy('consents.given_at', 'desc')
    .orderBy('consents.id')
    .limit(1)
    .executeTakeFirst();
}

/** One change of a person's consents at a time. SQLite's transactions wait for each other anyhow. */
export async function holdPerson(tx: Db, userId: string): Promise<void> {
  if (!(tx.getExecutor().adapter instanceof PostgresAdapter)) return;
  await tables(tx).selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}
