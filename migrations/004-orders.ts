import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const orderStates = sql`('new', 'pending', 'paid', 'partially_refunded', 'refunded', 'canceled', 'expired')`;

export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id'))
    .addColumn('course_title', 'text', (c) => c.notNull())
    .addColumn('amount_kopecks', integer, (c) => c.notNull().check(sql`amount_kopecks > 0`))
    .addColumn('currency', 'text', (c) => c.notNull().check(sql`currency = 'RUB'`))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ${orderStates}`))
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('account_created', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('paid_at', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint(
      'orders_paid_at',
      sql`(status in ('paid', 'partially_refunded', 'refunded')) = (paid_at is not null)`,
    )
    .execute();
  await db.schema.createIndex('orders_by_time').on('orders').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('orders_by_user').on('orders').columns(['user_id', 'created_at']).execute();

  await table('order_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('from_status', 'text', (c) => c.check(sql`from_status in ${orderStates}`))
    .addColumn('to_status', 'text', (c) => c.notNull().check(sql`to_status in ${orderStates}`))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('order_history_position', ['order_id', 'position'])
    .execute();

  await table('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('idempotence_key', 'text', (c) => c.notNull().unique())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('provider_payment_id', 'text', (c) => c.unique())
    .addColumn('confirmation_url', 'text')
    .addColumn('amount_kopecks', integer, (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('new', 'pending', 'succeeded', 'canceled', 'failed')`),
    )
    .addColumn('cancellation_reason', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('checked_at', 'text')
    .addColumn('next_check_at', 'text')
    .execute();
  await db.schema
    .createIndex('payments_to_check')
    .on('payments')
    .columns(['status', 'next_check_at'])
    .execute();
  await db.schema.createIndex('payments_by_order').on('payments').column('order_id').execute();

  await table('provider_notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('provider_notices_once', ['provider', 'event', 'object_id'])
    .execute();

  await table('enrolments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id'))
    .addColumn('order_id', 'text', (c) => c.unique().references('orders.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('ended_at', 'text')
    .execute();
  await db.schema
    .createIndex('enrolments_one_active')
    .unique()
    .on('enrolments')
    .columns(['user_id', 'course_id'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute();
}
