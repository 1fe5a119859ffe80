import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { TrialState } from '../rules/trial.ts';

interface TrialsTable {
  /** Also the idempotence key of the payment; the refund's is made of it. */
  id: string;
  state: TrialState;
  /** The exact text sent to the provider; repeated unchanged. */
  request: string;
  provider_payment_id: string | null;
  provider_refund_id: string | null;
  confirmation_url: string | null;
  failure: string | null;
  created_at: string;
  finished_at: string | null;
}
export type TrialRow = Selectable<TrialsTable>;

const tables = (db: Db) => db.withTables<{ trial_payments: TrialsTable }>();

/** @throws a unique violation while another one is not finished */
export async function insertTrial(db: Db, row: Insertable<TrialsTable>): Promise<void> {
  await tables(db).insertInto('trial_payments').values(row).execute();
}

export function latestTrial(db: Db): Promise<TrialRow | undefined> {
  return tables(db)
    .selectFrom('trial_payments')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The provider's numbers of all of them and of their refunds. */
export async function trialNumbers(db: Db): Promise<string[]> {
  const rows = await tables(db)
    .selectFrom('trial_payments')
    .select(['provider_payment_id', 'provider_refund_id'])
    .execute();
  return rows.flatMap((row) => [row.provider_payment_id, row.provider_refund_id]).filter((id) => id !== null);
}

/** Changes it only while its state is `from`: of several callers one does. */
export async function moveTrial(
  db: Db,
  { id, state }: TrialRow,
  change: Partial<Omit<TrialRow, 'id'>>,
): Promise<void> {
  await tables(db)
    .updateTable('trial_payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .execute();
}
