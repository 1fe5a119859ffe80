import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** What staff work with: the log, people, exports, backups, the launch, visits, another school's data. */
export async function makeOffice(schema: Schema): Promise<void> {
  await log(schema);
  await people(schema);
  await batches(schema);
  await launch(schema);
  await exports(schema);
  await backups(schema);
  await visits(schema);
  await movingIn(schema);
  await importedRows(schema);
}

async function log({ db, table }: Schema): Promise<void> {
  await table('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('created_at', 'text', (c) => c.notNull())
    // No foreign key: the entry stays when the person is gone.
    .addColumn('actor_id', 'text')
    .addColumn('actor_email', 'text', (c) => c.notNull())
    .addColumn('actor_role', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_kind', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('subject_label', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('user_agent', 'text', (c) => c.notNull())
    .addColumn('request_id', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    // Time when the personal data were removed; the action itself stays.
    .addColumn('redacted_at', 'text')
    .execute();

  await createIndexes(db, [
    'index audit_log_by_subject on audit_log (subject_kind, subject_id, created_at)',
    'index audit_log_by_actor on audit_log (actor_id)',
    'index audit_log_by_thing on audit_log (subject_id, created_at, id)',
  ]);
}

/** What staff write of a person, hand to each other, and do to several people at once. */
async function people({ db, table }: Schema): Promise<void> {
  await table('person_notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('author_id', 'text')
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) between 1 and 2000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  // A person or an order, handed to a colleague until it is done.
  await table('handovers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('order_id', 'text', (c) => c.references('orders.id').onDelete('cascade'))
    .addColumn('to_id', 'text', (c) => c.notNull())
    .addColumn('from_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull().check(sql`length(text) <= 1000`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('done_at', 'text')
    .addColumn('done_by', 'text')
    .addCheckConstraint('handovers_of_one_thing', sql`(user_id is null) <> (order_id is null)`)
    .execute();

  await createIndexes(db, [
    'index person_notes_by_user on person_notes (user_id)',
    'unique index handovers_one_open_user on handovers (user_id) where done_at is null',
    'unique index handovers_one_open_order on handovers (order_id) where done_at is null',
    'index handovers_by_colleague on handovers (to_id, done_at)',
  ]);
}

async function batches({ db, table, integer }: Schema): Promise<void> {
  await table('batches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('course', 'block', 'mail', 'selection')`),
    )
    .addColumn('actor_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('course_id', 'text')
    .addColumn('until', 'text')
    .addColumn('about', 'text', (c) => c.check(sql`about in ('service', 'offer')`))
    .addColumn('subject', 'text')
    .addColumn('text', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'text')
    // 1: about the studies, to those who want such mails; `about` is `service`.
    .addColumn('is_study', integer, (c) => c.notNull().defaultTo(0))
    .execute();

  await table('batch_people')
    .addColumn('batch_id', 'text', (c) => c.notNull().references('batches.id').onDelete('cascade'))
    // Staff may name somebody who has just been erased.
    .addColumn('user_id', 'text', (c) => c.notNull())
    // Null where it was done.
    .addColumn('left_because', 'text')
    // The time written with the change, by which it is known again.
    .addColumn('mark', 'text')
    .addColumn('undone_at', 'text')
    .addPrimaryKeyConstraint('batch_people_once', ['batch_id', 'user_id'])
    .execute();

  await table('saved_views')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // A listing's name.
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 60`))
    // Search, filters and order, as they stand in the address.
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('is_shared', integer, (c) => c.notNull().check(sql`is_shared in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index batches_by_time on batches (created_at)',
    'index batches_by_actor on batches (actor_id)',
    'index batch_people_by_user on batch_people (user_id)',
    'index saved_views_by_list on saved_views (list, created_at, id)',
    'index saved_views_by_owner on saved_views (owner_id)',
  ]);
}

/** The launch of a school: who proved or put off which step, and when. */
async function launch({ table }: Schema): Promise<void> {
  await table('launch_marks')
    .addColumn('step', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('proved', 'skipped', 'finished')`))
    // What was proved: another state of it has to be proved anew.
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('made_by', 'text')
    .addColumn('made_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('launch_marks_pk', ['step', 'kind'])
    .execute();

  // The latest trial mail, until its code comes back.
  await table('launch_mails')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // Empty until it is sent.
    .addColumn('code_hash', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .execute();

  await table('integration_checks')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('checked_at', 'text', (c) => c.notNull())
    // When it last answered as it should, whatever came later.
    .addColumn('proved_at', 'text')
    .addColumn('problem', 'text')
    .execute();
}

/** Exports that are made while nobody waits for them, their files lying beside the database. */
async function exports({ db, table, integer }: Schema): Promise<void> {
  await table('exports')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('list', 'archive', 'report')`))
    // Name of the list, where it is one.
    .addColumn('list', 'text')
    .addColumn('format', 'text', (c) => c.notNull())
    // What the selection is narrowed to, as JSON; gone once the file is made.
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('queued', 'running', 'done', 'failed', 'withdrawn')`),
    )
    // Of the work under way: what another one has taken up does not end it.
    .addColumn('run', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('rows_total', integer, (c) => c.notNull())
    .addColumn('rows_done', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('bytes', integer)
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('expires_at', 'text')
    // When its person was told how it ended.
    .addColumn('told_at', 'text')
    .execute();

  await createIndexes(db, ['index exports_user on exports (user_id, created_at)']);
}

/** Backups: the public key that they are encrypted to, what each run said, and which files were copied. */
async function backups({ db, table, integer }: Schema): Promise<void> {
  await table('backup_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute();

  await table('backup_runs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('nightly', 'asked')`))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('running', 'done', 'failed')`))
    .addColumn('started_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    // The set that it made, by its name; later sets may have taken its place.
    .addColumn('set_name', 'text')
    .addColumn('bytes', integer)
    .addColumn('row_count', integer)
    .addColumn('file_count', integer)
    // Codes with their values, as JSON: what the run said.
    .addColumn('said', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('seen_at', 'text')
    .execute();

  await table('backup_files')
    // The name of the encrypted copy.
    .addColumn('copy', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bytes', integer, (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    // One at a time, over all processes.
    `unique index backup_runs_one_at_a_time on backup_runs (state) where state = 'running'`,
    'index backup_runs_by_time on backup_runs (started_at, id)',
  ]);
}

/** Visits to the site: counts a day, and for that day alone who was counted already. */
async function visits({ table, integer }: Schema): Promise<void> {
  // Hashes of a day with its salt; both go when the day is over.
  await table('visit_hashes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('steps', integer, (c) => c.notNull())
    .addColumn('first_source', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('first_campaign', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_source', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_campaign', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('landing', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('courses', 'text', (c) => c.notNull().defaultTo(''))
    .execute();

  await table('visit_salts')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('salt', 'text', (c) => c.notNull())
    .execute();

  await table('visit_counts')
    .addColumn('dimension', 'text', (c) => c.notNull())
    // The school's day, YYYY-MM-DD.
    .addColumn('day', 'text', (c) => c.notNull().check(sql`length(day) = 10`))
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('views', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('visitors', integer, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('visit_counts_of_a_day', ['dimension', 'day', 'value'])
    .execute();

  await table('visit_days')
    .addColumn('day', 'text', (c) => c.primaryKey().check(sql`length(day) = 10`))
    .addColumn('views', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('visitors', integer, (c) => c.notNull().defaultTo(0))
    // JSON: what `visit_counts` had of the day, by dimension.
    .addColumn('counts', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();

  // The same of all days of the month that are in `visit_days`.
  await table('visit_months')
    .addColumn('month', 'text', (c) => c.primaryKey().check(sql`length(month) = 7`))
    .addColumn('counts', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();

  // The school's counter in Yandex Metrica: one row, or none.
  await table('metrika_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('counter', 'text', (c) => c.check(sql`length(counter) between 5 and 10`))
    .execute();
}

/** Files of another school that are moved in: what each row came to, whom it touched, and how it is undone. */
async function movingIn({ table, integer }: Schema): Promise<void> {
  await table('imports')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('set null'))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('people', 'orders', 'payments', 'learning', 'certificates')`),
    )
    .addColumn('source', 'text', (c) =>
      c.notNull().check(sql`source in ('getcourse', 'thinkific', 'podium', 'free')`),
    )
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`state in ('read', 'checking', 'checked', 'running', 'done', 'failed', 'undoing', 'undone', 'withdrawn')`,
        ),
    )
    // Of the uploads; null once it is gone.
    .addColumn('file', 'text')
    .addColumn('file_name', 'text', (c) => c.notNull())
    // JSON: which column is which field, which name is which course, what a currency is worth.
    .addColumn('mapping', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    // Of the work under way: what another one has taken up does not end it.
    .addColumn('run', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('rows_total', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('rows_done', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('started_at', 'text')
    .addColumn('worked_at', 'text')
    .addColumn('finished_at', 'text')
    .addColumn('undo_until', 'text')
    // 1 while it writes: one at a time.
    .addColumn('writes', integer, (c) => c.unique().check(sql`writes = 1`))
    .execute();
}

async function importedRows({ db, table, integer }: Schema): Promise<void> {
  await table('import_rows')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('line', integer, (c) => c.notNull())
    .addColumn('outcome', 'text', (c) =>
      c.notNull().check(sql`outcome in ('created', 'changed', 'unchanged', 'left_out', 'refused')`),
    )
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('import_rows_by_line', ['import_id', 'line'])
    .execute();

  await table('import_people')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // 1: the import made the account.
    .addColumn('is_new', integer, (c) => c.notNull())
    .addColumn('invited_at', 'text')
    // Why an undo left them, once it has come to them.
    .addColumn('kept_because', 'text')
    .addColumn('undone_at', 'text')
    .addPrimaryKeyConstraint('import_people_once', ['import_id', 'user_id'])
    .execute();

  await table('import_things')
    .addColumn('import_id', 'text', (c) => c.notNull().references('imports.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('person', 'order', 'payment', 'enrolment', 'progress', 'certificate')`),
    )
    .addColumn('thing_id', 'text', (c) => c.notNull())
    // JSON of what it was; null where there was nothing.
    .addColumn('before', 'text')
    .addPrimaryKeyConstraint('import_things_once', ['import_id', 'user_id', 'kind', 'thing_id'])
    .execute();

  // What was chosen for headings like these the last time.
  await table('import_mappings')
    .addColumn('headings', 'text', (c) => c.notNull().primaryKey())
    .addColumn('mapping', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index import_people_user on import_people (user_id)',
    'index import_things_user on import_things (user_id)',
  ]);
}
