import type { Insertable, Selectable } from 'kysely';
import type { ManualMethod } from '#features/sales/orders/rules/panel.ts';
import type { Db } from '#server/db/database.ts';
import type { SchoolDay } from '#shared/dates.ts';

/** Details that staff entered about money that came past the provider. */
interface ManualPaymentsTable {
  order_id: string;
  method: ManualMethod;
  /** School day. */
  paid_on: SchoolDay;
  document: string | null;
  receipt_number: string | null;
  author_id: string | null;
  created_at: string;
}
type Tables = { manual_payments: ManualPaymentsTable };

const tables = (db: Db) => db.withTables<Tables>();

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
