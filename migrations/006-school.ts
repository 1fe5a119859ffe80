import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * The school's facts; data that a buyer may still correct after paying; reasons in the orders' history as
 * codes.
 */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // One row or none: none until somebody has entered the facts.
  await table('school')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('name', 'text', (c) => c.check(sql`length(name) between 1 and 100`))
    .addColumn('address', 'text', (c) => c.check(sql`length(address) between 1 and 300`))
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('phone', 'text', (c) => c.check(isPhone('phone')))
    .addColumn('whatsapp', 'text', (c) => c.check(isPhone('whatsapp')))
    .addColumn('telegram', 'text', (c) => c.check(sql`length(telegram) between 5 and 32`))
    .addColumn('email', 'text', (c) => c.check(sql`email = lower(email) and email like '_%@_%'`))
    .addColumn('legal_name', 'text', (c) => c.check(sql`length(legal_name) between 1 and 200`))
    .addColumn('inn', 'text', (c) => c.check(sql`length(inn) in (10, 12) and ${isDigits('inn')}`))
    .addColumn('ogrn', 'text', (c) => c.check(sql`length(ogrn) in (13, 15) and ${isDigits('ogrn')}`))
    .addColumn('shows_networks', integer, (c) =>
      c.notNull().defaultTo(1).check(sql`shows_networks in (0, 1)`),
    )
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await table('school_networks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 60`))
    .addColumn('url', 'text', (c) => c.notNull().check(sql`url like 'https://_%'`))
    .addColumn('icon', 'text', (c) =>
      c.notNull().check(sql`icon in ('instagram', 'telegram', 'vk', 'youtube', 'link')`),
    )
    .addColumn('position', integer, (c) => c.notNull())
    .execute();

  // True when this purchase created the account with the order's address.
  await db.schema
    .alterTable('orders')
    .addColumn('made_account', integer, (c) => c.notNull().defaultTo(0).check(sql`made_account in (0, 1)`))
    .execute();
  await table('email_corrections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    // Enforces the limit under concurrent requests: the fourth has no position left.
    .addColumn('position', integer, (c) => c.notNull().check(sql`position between 1 and 3`))
    .addColumn('old_email', 'text', (c) => c.notNull())
    .addColumn('new_email', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('email_corrections_position', ['order_id', 'position'])
    .execute();

  // Values for the reason's text, as JSON.
  await db.schema.alterTable('order_history').addColumn('details', 'text').execute();
  for (const [phrase, code] of Object.entries(codes))
    await sql`update order_history set reason = ${code} where reason = ${phrase}`.execute(db);
  await sql`update order_history set reason = 'mismatch_' || substr(reason, 11) where reason like 'mismatch: %'`.execute(
    db,
  );
  await sql`update payments set cancellation_reason = 'mismatch_' || substr(cancellation_reason, 11)
    where cancellation_reason like 'mismatch: %'`.execute(db);
}

const codes = {
  'waits for payment': 'waits_for_payment',
  'paid although canceled': 'paid_although_canceled',
  'paid although expired': 'paid_although_expired',
  'never paid': 'never_paid',
  'the buyer owns the course already: refund is due': 'owned_already',
};

function isPhone(column: string) {
  const name = sql.ref(column);
  return sql`${name} like '+%' and length(${name}) between 8 and 16 and ltrim(substr(${name}, 2), '0123456789') = ''`;
}

function isDigits(column: string) {
  return sql`ltrim(${sql.ref(column)}, '0123456789') = ''`;
}
