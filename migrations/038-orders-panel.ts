import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Orders as people work with them: short numbers, notes, mails, money that came by hand, courses for a time. */
export async function up({ engine, db, table, integer }: Schema): Promise<void> {
  await db.schema.alterTable('orders').addColumn('number', integer).execute();
  await sql`update orders set number =
    (select count(*) from orders as other
      where other.created_at < orders.created_at or (other.created_at = orders.created_at and other.id <= orders.id))
    + 10000`.execute(db);
  await db.schema.createIndex('orders_by_number').unique().on('orders').column('number').execute();
  // SQLite has one writer at a time and takes the highest plus one.
  if (engine === 'postgres') {
    await sql`create sequence order_numbers`.execute(db);
    await sql`select setval('order_numbers', coalesce(max(number), 10000)) from orders`.execute(db);
  }

  await table('order_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('author_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) between 1 and 2000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('order_notes_by_order').on('order_notes').column('order_id').execute();

  // Written by staff (with a text), or sent by the product. The id of one that was sent by the product is its job's.
  await table('order_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('author_id', 'text')
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await db.schema.createIndex('order_mails_by_order').on('order_mails').column('order_id').execute();

  // Entered by staff about money that came past the provider.
  await table('manual_payments')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id').onDelete('cascade'))
    .addColumn('method', 'text', (c) => c.notNull().check(sql`method in ('transfer', 'cash')`))
    .addColumn('paid_on', 'text', (c) => c.notNull())
    .addColumn('document', 'text')
    .addColumn('receipt_number', 'text')
    .addColumn('author_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  // The moment from which a course that was given for a time is closed.
  await db.schema.alterTable('enrolments').addColumn('until', 'text').execute();
  await sql`create index enrolments_until on enrolments (until) where ended_at is null and until is not null`.execute(
    db,
  );
}
