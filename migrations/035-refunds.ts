import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Refunds, and what the provider tells of a payment that sums and statements need. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // Money on its way back, and money that is back: together never more than was paid.
  await db.schema
    .alterTable('orders')
    .addColumn('returned_kopecks', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`returned_kopecks >= 0 and returned_kopecks <= amount_kopecks`),
    )
    .execute();
  await db.schema
    .alterTable('orders')
    .addColumn('returning_kopecks', integer, (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`returning_kopecks >= 0 and returned_kopecks + returning_kopecks <= amount_kopecks`),
    )
    .execute();

  // The provider's word for how it was paid, what it took from the buyer, and what it passes on to the school.
  await db.schema.alterTable('payments').addColumn('method', 'text').execute();
  await db.schema.alterTable('payments').addColumn('charged_kopecks', integer).execute();
  await db.schema.alterTable('payments').addColumn('income_kopecks', integer).execute();

  await table('refunds')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    // The payment that it takes back; null until that is decided.
    .addColumn('payment_id', 'text', (c) => c.references('payments.id'))
    .addColumn('origin', 'text', (c) => c.notNull().check(sql`origin in ('buyer', 'staff', 'provider')`))
    .addColumn('way', 'text', (c) => c.check(sql`way in ('provider', 'by_hand')`))
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .check(sql`state in ('requested', 'declined', 'approved', 'pending', 'succeeded', 'failed')`),
    )
    .addColumn('suggested_kopecks', integer, (c) => c.notNull().check(sql`suggested_kopecks >= 0`))
    .addColumn('lessons_done', integer, (c) => c.notNull().check(sql`lessons_done >= 0`))
    .addColumn('lessons_total', integer, (c) => c.notNull().check(sql`lessons_total >= lessons_done`))
    .addColumn('amount_kopecks', integer, (c) => c.check(sql`amount_kopecks > 0`))
    // Typed by the buyer, and by staff: the second is mailed to the buyer.
    .addColumn('wish', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('closes_access', integer, (c) => c.notNull().check(sql`closes_access in (0, 1)`))
    .addColumn('decided_by', 'text')
    .addColumn('decided_at', 'text')
    // The exact request and its key: repeated unchanged until the outcome is known. Counted, each with its key.
    .addColumn('attempt', integer, (c) => c.notNull().defaultTo(0).check(sql`attempt >= 0`))
    .addColumn('idempotence_key', 'text', (c) => c.unique())
    .addColumn('request', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('provider_refund_id', 'text', (c) => c.unique())
    .addColumn('failure', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('next_check_at', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint(
      'refunds_decided',
      sql`state in ('requested', 'declined') or (amount_kopecks is not null and way is not null)`,
    )
    .addCheckConstraint(
      'refunds_finished',
      sql`(state in ('declined', 'succeeded')) = (finished_at is not null)`,
    )
    .addCheckConstraint('refunds_failed', sql`(state = 'failed') = (failure is not null)`)
    .execute();
  // One undecided request per order.
  await sql`create unique index refunds_undecided on refunds (order_id) where state = 'requested'`.execute(
    db,
  );
  await db.schema.createIndex('refunds_by_order').on('refunds').columns(['order_id', 'created_at']).execute();
  await db.schema.createIndex('refunds_by_time').on('refunds').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('refunds_to_check').on('refunds').columns(['state', 'next_check_at']).execute();
}
