import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

const states = sql`('new', 'sent', 'inprogress', 'approved', 'rejected', 'signed', 'canceled', 'expired', 'failed', 'revoked')`;

/** Applications for instalments, their history, and which months the school offers. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('instalment_applications')
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
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ${states}`))
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
  await sql`create unique index instalment_applications_one_open on instalment_applications (applicant, course_id)
    where state in ('new', 'sent', 'inprogress', 'approved', 'rejected')`.execute(db);
  await db.schema
    .createIndex('instalment_applications_to_check')
    .on('instalment_applications')
    .columns(['next_check_at', 'id'])
    .execute();
  await db.schema
    .createIndex('instalment_applications_by_time')
    .on('instalment_applications')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('instalment_applications_by_user')
    .on('instalment_applications')
    .column('user_id')
    .execute();

  await table('instalment_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('application_id', 'text', (c) =>
      c.notNull().references('instalment_applications.id').onDelete('cascade'),
    )
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ${states}`))
    // A code; the words of a note are in `details`.
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('details', 'text')
    .addColumn('actor_id', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('instalment_history_position', ['application_id', 'position'])
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
