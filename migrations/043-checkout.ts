import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const callStates = sql`('to_call', 'called', 'won', 'lost')`;
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

  // Orders whose payment was not finished, for a call or a reminder.
  await table('unfinished_orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().unique().references('orders.id'))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ${callStates}`))
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('changed_at', 'text')
    .addColumn('reminded_at', 'text')
    // Ends reminders and opens nothing else, so that it is kept as it is: each mail repeats it.
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('unfinished_orders_by_state')
    .on('unfinished_orders')
    .columns(['state', 'created_at'])
    .execute();

  // Addresses that want no more reminders of payments.
  await table('reminder_stops')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}
