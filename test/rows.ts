/** Rows of all tables, whoever owns them. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { World } from './world.ts';

/** Hash over every row of every table. */
export async function fingerprint(world: World): Promise<string> {
  const list =
    world.engine === 'sqlite'
      ? "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
      : "select tablename as name from pg_tables where schemaname = 'public'";
  // Refusals are counted too, where a call has limits.
  const hash = createHash('sha256');
  const names = (await rows<{ name: string }>(world, list)).map(({ name }) => name);
  for (const name of names.filter((one) => one !== 'limit_counters').toSorted()) {
    const all = await rows(world, `select * from ${name}`);
    hash.update(
      all
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join(),
    );
  }
  return hash.digest('hex');
}

export async function rows<T>(world: World, statement: string): Promise<T[]> {
  return (await sql.raw<T>(statement).execute(world.app.database.handle)).rows;
}
