import type { Db } from '../db/database.ts';

export async function findSince(db: Db): Promise<string | null> {
  const row = await db.selectFrom('maintenance').select('since').executeTakeFirst();
  return row?.since ?? null;
}

export async function insertSince(db: Db, since: string): Promise<void> {
  await db
    .insertInto('maintenance')
    .values({ id: 1, since })
    .onConflict((c) => c.column('id').doNothing())
    .execute();
}

export async function deleteSince(db: Db): Promise<void> {
  await db.deleteFrom('maintenance').execute();
}
