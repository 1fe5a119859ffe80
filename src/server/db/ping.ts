import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Resolves when the database answers. @throws whatever keeps it from answering */
export async function ping(database: Database): Promise<void> {
  await sql`select 1`.execute(database.handle);
}
