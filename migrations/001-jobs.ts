import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/**
 * The outbox: work queued in the transaction that caused it; the schedules; versions of values that processes
 * keep in memory.
 */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('jobs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('queued', 'running', 'done', 'dead')`),
    )
    .addColumn('unique_key', 'text', (c) => c.unique())
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('attempts', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('fence', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('leased_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('finished_at', 'text')
    .execute();
  await db.schema.createIndex('jobs_due').on('jobs').columns(['status', 'run_at']).execute();
  await db.schema.createIndex('jobs_leased').on('jobs').columns(['status', 'leased_until']).execute();

  await table('schedules')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('next_run_at', 'text', (c) => c.notNull())
    .execute();

  await table('versions')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('number', integer, (c) => c.notNull())
    .execute();
}
