/** Databases around a restoration: the one that it takes the place of, and what of the new one is not to be kept. */
import { sql } from 'kysely';
import type { Database, Db } from '#server/db/database.ts';
import { appliedMigrations } from '#server/db/migrate.ts';
import type { NamedFiles } from '#server/keptFiles/namedFiles.ts';
import { tablesOf } from './snapshot.store.ts';

export interface Present {
  people: number;
  orders: number;
  isReadable: boolean;
  /** The key that signs its sets, and the number of the last one. */
  signer?: string | undefined;
  lastNumber?: number | undefined;
}

/** Null for a database without a school. Its tables may be of any version: no other than these are read. */
export async function presentIn({ handle }: Database): Promise<Present | null> {
  if ((await appliedMigrations(handle)).length === 0) return null;
  const number = async (query: ReturnType<typeof sql<{ n: number | null }>>) =>
    (await query.execute(handle).catch(() => null))?.rows[0]?.n ?? 0;
  const signer = await sql<{ key: string }>`select public_key as key from backup_signer`
    .execute(handle)
    .catch(() => null);
  return {
    people: await number(sql`select count(*) as n from users`),
    orders: await number(sql`select count(*) as n from orders`),
    isReadable: true,
    signer: signer?.rows[0]?.key,
    lastNumber: await number(sql`select max(number) as n from backup_runs`),
  };
}

/** Rows of files that had not arrived, or that nothing used yet: the set has not the files. */
export async function endArrivals({ handle }: Database, columns: readonly NamedFiles[]): Promise<void> {
  for (const { table, endsWhile } of columns) {
    if (!endsWhile) continue;
    const { column, values } = endsWhile;
    for (const value of values)
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} ${value === null ? sql`is null` : sql`= ${value}`}`.execute(
        handle,
      );
  }
}

/** Columns that may name a file or a picture. */
const naming = /file|film|photo|picture|snap|cover|poster|portrait|image|logo/;
/** What people call a row. */
const words = ['title', 'name', 'first_name', 'last_name', 'email'];

/** Rows that name the file, as a reader would call them: `lessons: First steps`. */
export async function usersOfFile(
  { handle, engine }: Database,
  columns: readonly NamedFiles[],
  file: string,
): Promise<string[]> {
  const names = [file, file.slice(file.lastIndexOf('/') + 1)];
  const declared = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const found: string[] = [];
  for (const table of await tablesOf(handle, engine)) {
    if (table.name.startsWith('backup_')) continue;
    for (const column of table.columns)
      if (declared.has(`${table.name}.${column}`) || naming.test(column))
        found.push(...(await rowsNaming(handle, { table: table.name, column, names })));
  }
  return [...new Set(found)];
}

async function rowsNaming(
  db: Db,
  { table, column, names }: { table: string; column: string; names: string[] },
): Promise<string[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}
    where cast(${sql.ref(column)} as text) in (${sql.join(names)}) limit 5`.execute(db);
  return rows.map((row) => {
    const said = words.flatMap((word) => (row[word] ? [String(row[word])] : []));
    return said.length > 0 ? `${table}: ${said.join(' ')}` : `${table} ${String(row.id ?? '')}`.trim();
  });
}
