import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { SchoolDay } from '#shared/dates.ts';

/**
 * Details that staff entered about money that came past the provider.
 */
type ManualPaymentsTable = Schema['manual_payments'] & {
  /** School day. */
  paid_on: SchoolDay;
};

const tables = (db: Db) => db.$extendTables<{ manual_payments: ManualPaymentsTable }>();

export async function insertManualPayment(db: Db, row: Insertable<ManualPaymentsTable>): Promise<void> {
  await tables(db).insertInto('manual_payments').values(row).execute();
}

export function findManualPayment(
  db: Db,
  orderId: string,
): Promise<Selectable<ManualPaymentsTable> | undefined> {
  return tables(db)
    .selectFrom('manual_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

export async function changeManualPayment(
  db: Db,
  orderId: string,
  change: Partial<Pick<ManualPaymentsTable, 'document' | 'receipt_number'>>,
): Promise<void> {
  await tables(db).updateTable('manual_payments').set(change).where('order_id', '=', orderId).execute();
}
