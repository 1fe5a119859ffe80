/** How much room indexes and counts take, in bytes, as each engine tells. */
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Bytes that the indexes of search take for each row that they know. */
export async function searchBytesPerRow({ engine, handle }: Database): Promise<number> {
  if (engine === 'sqlite') {
    const { bytes } = await only<{ bytes: number }>(
      handle,
      `select sum(pgsize) as bytes from dbstat where name like 'sqlite3_search%'`,
    );
    const { rows } = await only<{ rows: number }>(handle, 'select count(*) as rows from sqlite3_search_rows');
    return bytes / rows;
  }
  const { bytes, rows } = await only<{ bytes: number; rows: number }>(
    handle,
    `select sum(pg_relation_size(i.indexrelid)) as bytes, sum(t.reltuples) as rows from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
      where c.relname = t.relname || '_search'`,
  );
  return Number(bytes) / Number(rows);
}

/** Bytes of the counts of visits, with their index. */
export async function visitBytes({ engine, handle }: Database): Promise<number> {
  const { bytes } = await only<{ bytes: number }>(
    handle,
    engine === 'sqlite'
      ? `select sum(pgsize) as bytes from dbstat where name in
          (select name from sqlite_schema where tbl_name = 'visit_counts')`
      : `select pg_total_relation_size('visit_counts') as bytes`,
  );
  return Number(bytes);
}

async function only<R>(db: Database['handle'], text: string): Promise<R> {
  const { rows } = await sql.raw<R>(text).execute(db);
  return rows[0]!;
}
