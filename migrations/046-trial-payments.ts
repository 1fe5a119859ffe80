import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Payments of one ruble by which a school tries its shop, and their refunds. They are no orders, and in no sum. */
export async function up({ db, table }: Schema): Promise<void> {
  await table('trial_payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('new', 'pending', 'paid', 'returning', 'returned', 'failed')`),
    )
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('provider_payment_id', 'text', (c) => c.unique())
    .addColumn('provider_refund_id', 'text', (c) => c.unique())
    .addColumn('confirmation_url', 'text')
    .addColumn('failure', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .addCheckConstraint('trial_payments_failed', sql`(state = 'failed') = (failure is not null)`)
    .addCheckConstraint(
      'trial_payments_finished',
      sql`(state in ('returned', 'failed')) = (finished_at is not null)`,
    )
    .execute();
  // One at a time.
  await sql`create unique index trial_payments_open on trial_payments ((1)) where finished_at is null`.execute(
    db,
  );
}
