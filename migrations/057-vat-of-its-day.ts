import type { Schema } from '#server/db/migrate.ts';

/** The VAT code by which an order was sold: rates change, and an old invoice keeps its own. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema.alterTable('orders').addColumn('vat_code', integer).execute();
}
