import { sql } from 'kysely';
import type { Database } from './database.ts';

/** How large the database is on its disk, in bytes; what only waits to be copied into it is not counted. */
export async function databaseBytes({ engine, handle }: Database): Promise<number> {
  const query =
    engine === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`;
  const { rows } = await query.execute(handle);
  return Number(rows[0]!.bytes);
}

/** The engine and its version, as people call it: `SQLite 3.53.4`. */
export async function databaseVersion({ engine, handle }: Database): Promise<string> {
  const query =
    engine === 'sqlite'
      ? sql<{ version: string }>`select sqlite_version() as version`
      : sql<{ version: string }>`select current_setting('server_version') as version`;
  const { rows } = await query.execute(handle);
  return `${engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${rows[0]!.version.split(' ')[0]}`;
}
