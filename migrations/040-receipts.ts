import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Fiscal receipts of payments, refunds, and of prepayments that are settled (54-FZ). */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('receipts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('payment', 'refund', 'settlement')`))
    .addColumn('payment_id', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('refund_id', 'text', (c) => c.unique().references('refunds.id'))
    .addColumn('amount_kopecks', integer, (c) => c.notNull().check(sql`amount_kopecks > 0`))
    // 1: paid before the course began; settled by another receipt on the day it begins.
    .addColumn('is_prepaid', integer, (c) => c.notNull().check(sql`is_prepaid in (0, 1)`))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('pending', 'succeeded', 'canceled', 'missing')`),
    )
    // Receipts that we have asked for apart have these; those that came with a payment or refund do not.
    .addColumn('attempt', integer, (c) => c.notNull().defaultTo(0).check(sql`attempt >= 0`))
    .addColumn('idempotence_key', 'text', (c) => c.unique())
    .addColumn('request', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('provider_receipt_id', 'text', (c) => c.unique())
    .addColumn('failure', 'text')
    .addColumn('fiscal_document', 'text')
    .addColumn('fiscal_storage', 'text')
    .addColumn('fiscal_attribute', 'text')
    .addColumn('registered_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('next_check_at', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint('receipts_refund', sql`(kind = 'refund') = (refund_id is not null)`)
    .execute();
  // One receipt of a payment, and one that settles it.
  await sql`create unique index receipts_once on receipts (payment_id, kind) where kind <> 'refund'`.execute(
    db,
  );
  await db.schema
    .createIndex('receipts_by_order')
    .on('receipts')
    .columns(['order_id', 'created_at'])
    .execute();
  await db.schema.createIndex('receipts_by_time').on('receipts').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('receipts_to_check').on('receipts').columns(['next_check_at']).execute();
}
