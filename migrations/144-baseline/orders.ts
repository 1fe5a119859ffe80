import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

const orderStates = sql`('new', 'pending', 'paid', 'partially_refunded', 'refunded', 'canceled', 'expired')`;

/** Orders from the first click to the figures of a year. */
export async function makeOrders(schema: Schema): Promise<void> {
  await promoCodes(schema);
  await purchases(schema);
  await aroundOrders(schema);
  await unfinished(schema);
  await orderSums(schema);
}

/**
 * An order names the code that gave its price, and is itself the use of it: while the order is open the use is
 * reserved, once it is canceled or expired the use is free again. Nothing counts beside the orders.
 */
async function promoCodes({ db, table, integer }: Schema): Promise<void> {
  await table('promo_codes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull())
    // As it is compared: letters that look alike are one, and dashes are dropped.
    .addColumn('code_key', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('percent', 'sum')`))
    .addColumn('percent', integer, (c) => c.check(sql`percent between 1 and 100`))
    .addColumn('sum_kopecks', integer, (c) => c.check(sql`sum_kopecks > 0`))
    .addColumn('starts_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('max_uses', integer, (c) => c.check(sql`max_uses > 0`))
    .addColumn('is_on', integer, (c) => c.notNull().defaultTo(1).check(sql`is_on in (0, 1)`))
    .addColumn('is_for_all', integer, (c) => c.notNull().defaultTo(1).check(sql`is_for_all in (0, 1)`))
    // Codes that were generated together.
    .addColumn('batch_id', 'text')
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint(
      'promo_codes_one_discount',
      sql`(kind = 'percent') = (percent is not null) and (kind = 'sum') = (sum_kopecks is not null)`,
    )
    .addCheckConstraint('promo_codes_end_after_start', sql`ends_at > starts_at`)
    .execute();

  await table('promo_code_courses')
    .addColumn('promo_code_id', 'text', (c) => c.notNull().references('promo_codes.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('promo_code_courses_once', ['promo_code_id', 'course_id'])
    .execute();

  await createIndexes(db, ['index promo_codes_by_batch on promo_codes (batch_id)']);
}

async function purchases({ engine, db, table, integer }: Schema): Promise<void> {
  await table('orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('course_title', 'text', (c) => c.notNull())
    .addColumn('amount_kopecks', integer, (c) => c.notNull().check(sql`amount_kopecks > 0`))
    .addColumn('currency', 'text', (c) => c.notNull().check(sql`currency = 'RUB'`))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ${orderStates}`))
    .addColumn('secret_hash', 'text', (c) => c.notNull().unique())
    .addColumn('account_created', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('paid_at', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    // Prices and promotion as shown to the buyer, kept with the order whatever becomes of course and promotion.
    .addColumn('list_price_kopecks', integer, (c) => c.check(sql`list_price_kopecks > 0`))
    .addColumn('promotion_id', 'text', (c) => c.references('promotions.id'))
    // True when this purchase created the account with the order's address.
    .addColumn('made_account', integer, (c) => c.notNull().defaultTo(0).check(sql`made_account in (0, 1)`))
    // A payment that came late, or for a course that was owned already: buyer and staff are told.
    .addColumn('paid_late', integer, (c) => c.notNull().defaultTo(0).check(sql`paid_late in (0, 1)`))
    .addColumn('is_duplicate', integer, (c) => c.notNull().defaultTo(0).check(sql`is_duplicate in (0, 1)`))
    // Time when the buyer's data were removed.
    .addColumn('erased_at', 'text')
    // Money on its way back, and money that is back: together never more than was paid.
    .addColumn('returned_kopecks', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`returned_kopecks >= 0 and returned_kopecks <= amount_kopecks`),
    )
    .addColumn('returning_kopecks', integer, (c) =>
      c
        .notNull()
        .defaultTo(0)
        .check(sql`returning_kopecks >= 0 and returned_kopecks + returning_kopecks <= amount_kopecks`),
    )
    .addColumn('promo_code_id', 'text', (c) => c.references('promo_codes.id'))
    .addColumn('price_reason', 'text', (c) =>
      c
        .notNull()
        .defaultTo('list')
        .check(sql`price_reason in ('list', 'promotion', 'second_course', 'promo_code')`),
    )
    .addColumn('number', integer)
    // Stands in the address to which the provider returns buyers: it shows a state and opens nothing.
    .addColumn('key_hash', 'text')
    // When the buyer agreed to a reminder of an unfinished payment.
    .addColumn('reminder_agreed_at', 'text')
    .addColumn('course_id', 'text', (c) => c.references('courses.id'))
    .addColumn('product', 'text', (c) =>
      c
        .notNull()
        .defaultTo('course')
        .check(sql`product in ('course', 'rating') and (product = 'course') = (course_id is not null)`),
    )
    // The code of the day of the sale: rates change, and an old invoice keeps its own.
    .addColumn('vat_code', integer)
    .addColumn('regular_price_kopecks', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('money', 'text', (c) =>
      c.notNull().defaultTo('real').check(sql`money in ('real', 'test', 'demo', 'rehearsal')`),
    )
    // An order of the former school: its number there, or a hash of what it says. None comes twice.
    .addColumn('moved_in_as', 'text')
    .addColumn('first_source', 'text')
    .addColumn('first_campaign', 'text')
    .addColumn('last_source', 'text')
    .addColumn('last_campaign', 'text')
    .addColumn('landing', 'text')
    .addCheckConstraint(
      'orders_paid_at',
      sql`(status in ('paid', 'partially_refunded', 'refunded')) = (paid_at is not null)`,
    )
    .execute();

  await createIndexes(db, [
    'index orders_by_user on orders (user_id, created_at)',
    'unique index orders_by_number on orders (number)',
    'unique index orders_by_key on orders (key_hash)',
    'index orders_by_source on orders (first_source, created_at)',
    'index orders_by_paid_at on orders (paid_at)',
    'index orders_with_code on orders (created_at, id) where promo_code_id is not null',
    `index orders_of_codes on orders (promo_code_id, status, is_duplicate, money, amount_kopecks,
      list_price_kopecks, returned_kopecks) where promo_code_id is not null`,
    'index orders_paid_twice on orders (is_duplicate, paid_at, id) where is_duplicate = 1',
    // Without its condition SQLite would look for "moved in as nothing" in it, and read nearly all orders.
    'unique index orders_moved_in on orders (moved_in_as) where moved_in_as is not null',
  ]);
  // SQLite has one writer at a time and takes the highest plus one.
  if (engine === 'sqlite') return;
  await sql`create sequence order_numbers`.execute(db);
  await sql`select setval('order_numbers', 10000)`.execute(db);
}

async function aroundOrders({ db, table, integer }: Schema): Promise<void> {
  await table('order_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('from_status', 'text', (c) => c.check(sql`from_status in ${orderStates}`))
    .addColumn('to_status', 'text', (c) => c.notNull().check(sql`to_status in ${orderStates}`))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    // Values for the reason's text, as JSON.
    .addColumn('details', 'text')
    .addUniqueConstraint('order_history_position', ['order_id', 'position'])
    .execute();

  await table('order_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('author_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) between 1 and 2000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

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

  await createIndexes(db, [
    'index order_notes_by_order on order_notes (order_id)',
    'index order_mails_by_order on order_mails (order_id)',
  ]);
}

async function unfinished({ db, table }: Schema): Promise<void> {
  // Orders whose payment was not finished, for a call or a reminder.
  await table('unfinished_orders')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().unique().references('orders.id'))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('to_call', 'called', 'won', 'lost')`))
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('changed_at', 'text')
    .addColumn('reminded_at', 'text')
    // Ends reminders and opens nothing else, so that it is kept as it is: each mail repeats it.
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();

  // Addresses that want no more reminders of payments.
  await table('reminder_stops')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, ['index unfinished_orders_by_state on unfinished_orders (state, created_at)']);
}

/** Orders of school days and months in sums, and by state for the list of orders. */
async function orderSums({ db, table, integer }: Schema): Promise<void> {
  // A day or month that stands here is summed; what changes an order of it takes it out again.
  await table('order_periods')
    .addColumn('period', 'text', (c) => c.primaryKey().check(sql`length(period) in (7, 10)`))
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .execute();

  await table('order_sums')
    .addColumn('at', 'text', (c) => c.notNull().check(sql`at in ('created_at', 'paid_at')`))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('all', 'rating', 'course', 'code', 'source')`),
    )
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('value', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('orders', integer, (c) => c.notNull())
    .addColumn('kopecks', integer, (c) => c.notNull())
    .execute();

  await table('order_day_states')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('product', 'text', (c) => c.notNull().check(sql`product in ('course', 'rating')`))
    .addColumn('course_id', 'text')
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('money', 'text', (c) => c.notNull())
    .addColumn('is_moved_in', integer, (c) => c.notNull().check(sql`is_moved_in in (0, 1)`))
    .addColumn('orders', integer, (c) => c.notNull())
    // What they were for, less what was returned.
    .addColumn('kopecks', integer, (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index order_sums_by_period on order_sums (period, at, kind)',
    'index order_day_states_by_day on order_day_states (day)',
  ]);
}
