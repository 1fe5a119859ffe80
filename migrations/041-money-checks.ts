import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Daily comparisons with the provider's books, and what differed. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('money_checks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('from_at', 'text', (c) => c.notNull())
    .addColumn('to_at', 'text', (c) => c.notNull())
    .addColumn('payments', integer, (c) => c.notNull().check(sql`payments >= 0`))
    .addColumn('refunds', integer, (c) => c.notNull().check(sql`refunds >= 0`))
    .addColumn('differences', integer, (c) => c.notNull().check(sql`differences >= 0`))
    .addColumn('finished_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('money_checks_by_time').on('money_checks').column('finished_at').execute();

  await table('money_differences')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subject', 'text', (c) => c.notNull().check(sql`subject in ('payment', 'refund')`))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('missing_here', 'missing_there', 'amount', 'state')`),
    )
    // The provider's number.
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.references('orders.id'))
    .addColumn('ours', 'text', (c) => c.notNull())
    .addColumn('theirs', 'text', (c) => c.notNull())
    .addColumn('happened_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();
  // The same difference is open once.
  await sql`create unique index money_differences_open on money_differences (subject, provider_id, kind)
    where settled_at is null`.execute(db);
  await db.schema
    .createIndex('money_differences_by_time')
    .on('money_differences')
    .columns(['created_at', 'id'])
    .execute();
}
