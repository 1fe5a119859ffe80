import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Files of another school that are moved in: what each row came to, whom it touched, and how it is undone. */
export async function up({ db, table, integer }: Schema): Promise<void> {
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
  await db.schema.createIndex('import_people_user').on('import_people').column('user_id').execute();
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
  await db.schema.createIndex('import_things_user').on('import_things').column('user_id').execute();
  // What was chosen for headings like these the last time.
  await table('import_mappings')
    .addColumn('headings', 'text', (c) => c.notNull().primaryKey())
    .addColumn('mapping', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  // An order of the former school: its number there, or a hash of what it says. None comes twice.
  await db.schema.alterTable('orders').addColumn('moved_in_as', 'text').execute();
  await db.schema.createIndex('orders_moved_in').unique().on('orders').column('moved_in_as').execute();
}
