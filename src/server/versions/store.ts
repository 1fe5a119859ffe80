import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

interface VersionsTable {
  name: string;
  number: number;
}

const tables = (db: Db) => db.withTables<{ versions: VersionsTable }>();

export async function readVersion(db: Db, name: string): Promise<number> {
  const row = await tables(db)
    .selectFrom('versions')
    .select('number')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.number ?? 0;
}

export async function raiseVersion(db: Db, name: string): Promise<void> {
  await tables(db)
    .insertInto('versions')
    .values({ name, number: 1 })
    .onConflict((c) => c.column('name').doUpdateSet({ number: sql`versions.number + 1` }))
    .execute();
}
