import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** The number of the receipt that the school's own till printed for money that staff sent back by hand. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema
    .alterTable('refunds')
    .addColumn('receipt_number', 'text', (c) =>
      c.check(sql`receipt_number is null or (way = 'by_hand' and state = 'succeeded')`),
    )
    .execute();
}
