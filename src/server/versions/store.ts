import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

export async function readVersion(db: Db, name: string): Promise<number> {
  const row = await db.selectFrom('versions').select('number').where('name', '=', name).executeTakeFirst();
  return row?.number ?? 0;
}

export async function raiseVersion(db: Db, name: string): Promise<void> {
  await db
    .insertInto('versions')
    .values({ name, number: 1 })
    .onConflict((c) => c.column('name').doUpdateSet({ number: sql`versions.number + 1` }))
    .execute();
}
