import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

const instalmentStates = sql`('new', 'sent', 'inprogress', 'approved', 'rejected', 'signed', 'canceled', 'expired', 'failed', 'revoked')`;

/** Money: how it came, went back, and what the books say of it. */
export async function makePayments(schema: Schema): Promise<void> {
  await charges(schema);
  await aroundPayments(schema);
  await trialPayments(schema);
  await refunds(schema);
  await aroundRefunds(schema);
  await receipts(schema);
  await instalments(schema);
  await aroundInstalments(schema);
  await moneyChecks(schema);
}

async function charges({ db, table, integer }: Schema): Promise<void> {
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
    .addColumn('has_receipt', integer, (c) => c.notNull().defaultTo(0).check(sql`has_receipt in (0, 1)`))
    // The provider's word for how it was paid, what it took from the buyer, and what it passes on to the school.
    .addColumn('method', 'text')
    .addColumn('charged_kopecks', integer)
    .addColumn('income_kopecks', integer)
    .addColumn('asked_method', 'text')
    .addColumn('held_at', 'text')
    .addColumn('held_until', 'text')
    .addColumn('capture', 'text', (c) =>
      c.notNull().defaultTo('at_once').check(sql`capture in ('at_once', 'by_job', 'by_staff')`),
    )
    .execute();

  await createIndexes(db, [
    'index payments_to_check on payments (status, next_check_at)',
    'index payments_by_order on payments (order_id)',
    'index payments_by_method on payments (method, order_id)',
    `index payments_by_loan on payments (order_id) where provider = 'tbank'`,
    'index payments_held on payments (order_id) where held_at is not null',
    // What the books are compared by each day.
    'index payments_by_creation on payments (created_at)',
  ]);
}

async function aroundPayments({ db, table, integer }: Schema): Promise<void> {
  await table('provider_notices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('provider_notices_once', ['provider', 'event', 'object_id'])
    .execute();

  // One row or none: without it the school offers what it did at first.
  await table('payment_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('methods', 'text', (c) => c.notNull())
    .addColumn('capture', 'text', (c) => c.notNull().check(sql`capture in ('at_once', 'by_job', 'by_staff')`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

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

  await createIndexes(db, ['index manual_payments_by_method on manual_payments (method, order_id)']);
}

async function trialPayments({ db, table }: Schema): Promise<void> {
  // Payments of one ruble by which a school tries its shop, and their refunds. They are no orders, and in no sum.
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
    // Which shop was tried: the trial of another one proves nothing.
    .addColumn('shop', 'text')
    .addCheckConstraint('trial_payments_failed', sql`(state = 'failed') = (failure is not null)`)
    .addCheckConstraint(
      'trial_payments_finished',
      sql`(state in ('returned', 'failed')) = (finished_at is not null)`,
    )
    .execute();

  await createIndexes(db, [
    // One at a time.
    'unique index trial_payments_open on trial_payments ((1)) where finished_at is null',
  ]);
}

async function refunds({ db, table, integer }: Schema): Promise<void> {
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
    .addColumn('receipt_number', 'text', (c) =>
      c.check(sql`receipt_number is null or (way = 'by_hand' and state = 'succeeded')`),
    )
    .addColumn('revokes_certificate', integer, (c) =>
      c.notNull().defaultTo(0).check(sql`revokes_certificate in (0, 1)`),
    )
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

  await createIndexes(db, [
    // One undecided request per order.
    `unique index refunds_undecided on refunds (order_id) where state = 'requested'`,
    'index refunds_by_order on refunds (order_id, created_at)',
    'index refunds_to_check on refunds (state, next_check_at)',
    'index refunds_by_finish on refunds (finished_at)',
    'index refunds_by_payment on refunds (payment_id)',
  ]);
}

async function aroundRefunds({ db, table, integer }: Schema): Promise<void> {
  // A colleague's wish that money goes back, for those who decide it.
  await table('refund_wishes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id').onDelete('cascade'))
    .addColumn('author_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) between 1 and 1000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.check(sql`outcome in ('refunded', 'declined')`))
    .addColumn('answer', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('ended_at', 'text')
    .addColumn('ended_by', 'text')
    .execute();

  await table('refund_periods')
    .addColumn('period', 'text', (c) => c.primaryKey().check(sql`length(period) in (7, 10)`))
    .addColumn('time_zone', 'text', (c) => c.notNull())
    .execute();

  await table('refund_sums')
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('all', 'rating', 'course', 'code', 'source')`),
    )
    .addColumn('period', 'text', (c) => c.notNull())
    .addColumn('value', 'text')
    .addColumn('refunds', integer, (c) => c.notNull())
    .addColumn('kopecks', integer, (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'unique index refund_wishes_one_open on refund_wishes (order_id) where ended_at is null',
    'index refund_wishes_by_time on refund_wishes (ended_at, created_at)',
    'index refund_wishes_by_order on refund_wishes (order_id)',
    'index refund_sums_by_period on refund_sums (period)',
  ]);
}

/** Fiscal receipts of payments, refunds, and of prepayments that are settled (54-FZ). */
async function receipts({ db, table, integer }: Schema): Promise<void> {
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

  await createIndexes(db, [
    // One receipt of a payment, and one that settles it.
    `unique index receipts_once on receipts (payment_id, kind) where kind <> 'refund'`,
    'index receipts_by_order on receipts (order_id, created_at)',
    'index receipts_to_check on receipts (next_check_at)',
    `index receipts_failed on receipts (order_id) where state in ('missing', 'canceled')`,
    // What a job looks for each hour.
    'index receipts_prepaid on receipts (id) where is_prepaid = 1',
  ]);
}

/** Instalments: applications for them, their history, and which months the school offers. */
async function instalments({ db, table, integer }: Schema): Promise<void> {
  await table('instalments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Shown to people as Р-10482.
    .addColumn('number', integer, (c) => c.notNull().unique())
    // Shows the state of the application, and nothing personal.
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('order_id', 'text', (c) => c.notNull().unique().references('orders.id'))
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    // Hash of the account, or of the visitor's address and phone: one open application for a course.
    .addColumn('applicant', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull().references('courses.id'))
    .addColumn('course_title', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('form', 'voice')`))
    .addColumn('months', integer, (c) => c.notNull().check(sql`months between 2 and 36`))
    .addColumn('amount_kopecks', integer, (c) => c.notNull().check(sql`amount_kopecks > 0`))
    // Each month's payment but the last, and the last: together the price.
    .addColumn('monthly_kopecks', integer, (c) => c.notNull())
    .addColumn('last_kopecks', integer, (c) => c.notNull())
    .addColumn('promo_code', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ${instalmentStates}`))
    .addColumn('link', 'text')
    .addColumn('bank', 'text')
    .addColumn('attempts', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('problem', 'text')
    .addColumn('cools_until', 'text')
    .addColumn('committed_at', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('next_check_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addCheckConstraint(
      'instalment_applications_sum',
      sql`monthly_kopecks > 0 and last_kopecks > 0 and monthly_kopecks * (months - 1) + last_kopecks = amount_kopecks`,
    )
    .addCheckConstraint(
      'instalment_applications_committed',
      sql`committed_at is null or state in ('signed', 'revoked')`,
    )
    .execute();

  await createIndexes(db, [
    `unique index instalments_one_open on instalments (applicant, course_id)
      where state in ('new', 'sent', 'inprogress', 'approved', 'rejected')`,
    'index instalments_to_check on instalments (next_check_at, id)',
    'index instalments_by_user on instalments (user_id)',
  ]);
}

async function aroundInstalments({ db, table, integer }: Schema): Promise<void> {
  await table('instalment_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('instalment_id', 'text', (c) => c.notNull().references('instalments.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ${instalmentStates}`))
    // A code; the words of a note are in `details`.
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('actor_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('instalment_history_position', ['instalment_id', 'position'])
    .execute();

  await table('instalment_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('is_on', integer, (c) => c.notNull().check(sql`is_on in (0, 1)`))
    // JSON of a list of numbers.
    .addColumn('months', 'text', (c) => c.notNull())
    .addColumn('last_number', integer, (c) => c.notNull())
    .execute();
  await sql`insert into instalment_settings (id, is_on, months, last_number) values (1, 1, '[3,6,12]', 10000)`.execute(
    db,
  );
}

/** Daily comparisons with the provider's books, and what differed. */
async function moneyChecks({ db, table, integer }: Schema): Promise<void> {
  await table('money_checks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('from_at', 'text', (c) => c.notNull())
    .addColumn('to_at', 'text', (c) => c.notNull())
    .addColumn('payments', integer, (c) => c.notNull().check(sql`payments >= 0`))
    .addColumn('refunds', integer, (c) => c.notNull().check(sql`refunds >= 0`))
    .addColumn('differences', integer, (c) => c.notNull().check(sql`differences >= 0`))
    .addColumn('finished_at', 'text', (c) => c.notNull())
    .execute();

  await table('money_differences')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subject', 'text', (c) => c.notNull().check(sql`subject in ('payment', 'refund')`))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('missing_here', 'missing_there', 'amount', 'state')`),
    )
    // The provider's number.
    .addColumn('provider_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.references('orders.id'))
    .addColumn('ours', 'text', (c) => c.notNull())
    .addColumn('theirs', 'text', (c) => c.notNull())
    .addColumn('happened_at', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index money_checks_by_time on money_checks (finished_at)',
    // The same difference is open once.
    'unique index money_differences_open on money_differences (subject, provider_id, kind) where settled_at is null',
    'index money_differences_by_order on money_differences (order_id)',
  ]);
}
