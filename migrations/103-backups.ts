import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Backups: the public key that they are encrypted to, what each run said, and which files were copied. */
export async function up({ db, table, integer }: Schema): Promise<void> {
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
    .execute();
  // One at a time, over all processes.
  await sql`create unique index backup_runs_one_at_a_time on backup_runs (state) where state = 'running'`.execute(
    db,
  );
  await db.schema
    .createIndex('backup_runs_by_time')
    .on('backup_runs')
    .columns(['started_at', 'id'])
    .execute();

  await table('backup_files')
    // The name of the encrypted copy.
    .addColumn('copy', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bytes', integer, (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .execute();
}
