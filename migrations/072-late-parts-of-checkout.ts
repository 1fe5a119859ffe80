import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const callStates = sql`('to_call', 'called', 'won', 'lost')`;

/**
 * Adds what 043-checkout was given after some schools had applied it: calls for unfinished orders, and addresses
 * that want no reminders. A school that has them already stays as it is.
 */
export async function up(schema: Schema): Promise<void> {
  const tables = new Map((await schema.db.introspection.getTables()).map((table) => [table.name, table]));
  if (!tables.has('unfinished_orders')) await addUnfinishedOrders(schema);
  const stops = tables.get('reminder_stops');
  if (!stops) await addReminderStops(schema);
  else if (!stops.columns.some(({ name }) => name === 'user_id'))
    await schema.db.schema
      .alterTable('reminder_stops')
      .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
      .execute();
}

async function addUnfinishedOrders({ db, table }: Schema): Promise<void> {
  await table('unfinished_orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().unique().references('orders.id'))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ${callStates}`))
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('changed_at', 'text')
    .addColumn('reminded_at', 'text')
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('unfinished_orders_by_state')
    .on('unfinished_orders')
    .columns(['state', 'created_at'])
    .execute();
}

async function addReminderStops({ table }: Schema): Promise<void> {
  await table('reminder_stops')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
}
