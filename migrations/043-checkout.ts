import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const captures = sql`('at_once', 'by_job', 'by_staff')`;

/** Ways to pay and what became of them; orders that can be followed in any browser. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // Stands in the address to which the provider returns buyers: it shows a state and opens nothing.
  await db.schema.alterTable('orders').addColumn('key_hash', 'text').execute();
  await db.schema.createIndex('orders_by_key').unique().on('orders').column('key_hash').execute();
  // When the buyer agreed to a reminder of an unfinished payment.
  await db.schema.alterTable('orders').addColumn('reminder_agreed_at', 'text').execute();

  // The buyer's own choice, and money that is held: since when, until when, and who takes it.
  for (const column of ['asked_method', 'held_at', 'held_until'])
    await db.schema.alterTable('payments').addColumn(column, 'text').execute();
  await db.schema
    .alterTable('payments')
    .addColumn('capture', 'text', (c) => c.notNull().defaultTo('at_once').check(sql`capture in ${captures}`))
    .execute();
  // 1: chosen by whoever held an order's secret; the address has not answered yet.
  await db.schema
    .alterTable('users')
    .addColumn('password_unproven', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`password_unproven in (0, 1)`),
    )
    .execute();

  // One row or none: without it the school offers what it did at first.
  await table('payment_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('methods', 'text', (c) => c.notNull())
    .addColumn('capture', 'text', (c) => c.notNull().check(sql`capture in ${captures}`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}
