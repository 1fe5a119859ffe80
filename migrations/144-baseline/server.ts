import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';
import { createIndexes } from './indexes.ts';

/** What the server itself keeps: work to be done, limits, and the states that the whole school is in. */
export async function makeServer(schema: Schema): Promise<void> {
  await work(schema);
  await states(schema);
}

/**
 * The outbox: work queued in the transaction that caused it; the schedules; versions of values that processes keep in
 * memory.
 */
async function work({ db, table, integer }: Schema): Promise<void> {
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
    .addColumn('handed_over', integer, (c) => c.notNull().defaultTo(0))
    // The lowest goes first; null: no such mail, or its turn has come.
    .addColumn('turn', integer, (c) => c.check(sql`turn >= 0`))
    // 1: deferred until there is room for one more.
    .addColumn('waits', integer, (c) => c.notNull().defaultTo(0).check(sql`waits in (0, 1)`))
    .execute();

  await table('schedules')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('next_run_at', 'text', (c) => c.notNull())
    .execute();

  await table('versions')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('number', integer, (c) => c.notNull())
    .execute();

  await createIndexes(db, [
    'index jobs_leased on jobs (status, leased_until)',
    'index jobs_by_turn on jobs (waits, turn, created_at) where turn is not null',
    'index jobs_due on jobs (status, waits, run_at)',
  ]);
}

async function states({ db, table, integer }: Schema): Promise<void> {
  // Counters of attempts.
  await table('limit_counters')
    .addColumn('key', 'text', (c) => c.primaryKey())
    // Milliseconds since 1970 and not text: the counting statement calculates with it.
    .addColumn('used_until_ms', integer, (c) => c.notNull())
    .execute();

  // One row or none: demo mode has run on this database.
  await table('demo_marks')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('year_until', 'text')
    .addColumn('year_parts', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('year_is_told', integer, (c) => c.notNull().defaultTo(0).check(sql`year_is_told in (0, 1)`))
    .execute();

  // One row or none: this database rehearses.
  await table('rehearsal_marks')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();

  // One row while visitors are asked to come back later, none otherwise.
  await table('maintenance')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();

  await createIndexes(db, ['index limit_counters_by_end on limit_counters (used_until_ms)']);
}
