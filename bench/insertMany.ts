/** Rows by the thousand into a table of either engine, without building a query for each. */
import { CompiledQuery, PostgresAdapter } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type BulkRow = Record<string, string | number | null>;

const rowsAtOnce = 500;

/** @param rows all with the same columns in the same order */
export async function insertMany(tx: Tx, table: keyof Schema, rows: Iterable<BulkRow>): Promise<void> {
  const isPostgres = tx.getExecutor().adapter instanceof PostgresAdapter;
  const insert = isPostgres ? insertAsJson : insertAsValues;
  let batch: BulkRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    await insert(tx, table, batch);
    batch = [];
  }
  if (batch.length > 0) await insert(tx, table, batch);
}

function insertAsValues(tx: Tx, table: string, rows: readonly BulkRow[]): Promise<unknown> {
  const columns = Object.keys(rows[0]!);
  const one = `(${columns.map(() => '?').join(', ')})`;
  const text = `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => one).join(', ')}`;
  return tx.executeQuery(CompiledQuery.raw(text, rows.flatMap(Object.values)));
}

/** One parameter, where thousands would each be written and read on their own. */
function insertAsJson(tx: Tx, table: string, rows: readonly BulkRow[]): Promise<unknown> {
  const columns = Object.keys(rows[0]!).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
  return tx.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]));
}
