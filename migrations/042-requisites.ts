import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** How the school is taxed, for receipts, and its bank account, for invoices; null: the environment's, or none. */
export async function up({ db, integer }: Schema): Promise<void> {
  await db.schema
    .alterTable('school')
    .addColumn('tax_system', integer, (c) => c.check(sql`tax_system between 1 and 6`))
    .execute();
  await db.schema
    .alterTable('school')
    .addColumn('vat_code', integer, (c) => c.check(sql`vat_code between 1 and 12`))
    .execute();
  await db.schema.alterTable('school').addColumn('bank_name', 'text').execute();
  for (const [column, digits] of [
    ['bank_bik', 9],
    ['bank_account', 20],
    ['bank_correspondent', 20],
  ] as const) {
    const name = sql.ref(column);
    await db.schema
      .alterTable('school')
      .addColumn(column, 'text', (c) =>
        c.check(sql`length(${name}) = ${sql.lit(digits)} and ltrim(${name}, '0123456789') = ''`),
      )
      .execute();
  }
}
