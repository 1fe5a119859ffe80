/** The database that a restoration would take the place of, as it stands. */
import { sql } from 'kysely';
import type { Database, Db } from '#server/db/database.ts';
import { appliedMigrations, unknownMigrations } from '#server/db/migrate.ts';
import { type Totals, tablesOf, totalsOf } from './snapshot.store.ts';

/** How many others have this database open. SQLite: 1 where somebody has. */
export async function othersIn({ engine, handle }: Database): Promise<number> {
  if (engine === 'sqlite') return isTaken(handle);
  const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    handle,
  );
  return rows[0]!.others;
}

/** Nobody else can use the file of a connection that has it for itself; it is closed afterwards. */
async function isTaken(handle: Db): Promise<number> {
  await sql`pragma busy_timeout = 200`.execute(handle);
  await sql`pragma locking_mode = exclusive`.execute(handle);
  try {
    await sql`begin exclusive`.execute(handle);
    await sql`rollback`.execute(handle);
    return 0;
  } catch {
    return 1;
  }
}

/** Whether the database holds a school's tables, and of which version. */
export async function standing(database: Database): Promise<{ isEmpty: boolean; isNewer: boolean }> {
  const applied = await appliedMigrations(database.handle);
  return { isEmpty: applied.length === 0, isNewer: (await unknownMigrations(database)).length > 0 };
}

/** Counts what a restore is about to overwrite. */
export async function presentTotals({ handle, engine }: Database): Promise<Totals> {
  return totalsOf(handle, await tablesOf(handle, engine));
}
