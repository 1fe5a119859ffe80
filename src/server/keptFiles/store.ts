/** Reads names of files wherever they are: every column named here belongs to another store. */
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { NamedFiles } from './namedFiles.ts';

/** Those of the names that a row has in that column. */
export async function namesAmong(
  db: Db,
  { table, column }: NamedFiles,
  names: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select distinct ${sql.ref(column)} as name from ${sql.table(table)}
    where ${sql.ref(column)} in (${sql.join(names)})`.execute(db);
  return rows.map(({ name }) => name);
}

/** When the database was begun; a copy of it, or one that was restored, knows the same. */
export async function begunAt(db: Db): Promise<Date> {
  const { rows } = await sql<{
    at: string;
  }>`select min(${sql.ref('timestamp')}) as at from kysely_migration`.execute(db);
  return new Date(rows[0]!.at);
}
