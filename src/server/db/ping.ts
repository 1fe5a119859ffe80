import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Resolves when the database answers. @throws the reason when it does not within that time */
export async function ping(database: Database, withinMs: number): Promise<void> {
  const isOver = new AbortController();
  const late = pause(withinMs, undefined, { signal: isOver.signal }).then(() => {
    throw new Error(`The database has not answered within ${withinMs} ms.`);
  });
  try {
    await Promise.race([sql`select 1`.execute(database.handle), late]);
  } finally {
    isOver.abort();
    late.catch(() => {});
  }
}
