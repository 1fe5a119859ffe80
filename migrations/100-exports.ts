import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Exports that are made while nobody waits for them; the files lie beside the database. */
export async function up({ db, table, integer }: Schema): Promise<void> {
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
  await db.schema.createIndex('exports_user').on('exports').columns(['user_id', 'created_at']).execute();
}
