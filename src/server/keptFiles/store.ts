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
