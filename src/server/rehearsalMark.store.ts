import type { Db } from './db/database.ts';

export async function findSince(db: Db): Promise<string | null> {
  const row = await db.selectFrom('rehearsal_marks').select('since').executeTakeFirst();
  return row?.since ?? null;
}

/** The first time stays. */
export async function insertMark(db: Db, since: string): Promise<void> {
  await db
    .insertInto('rehearsal_marks')
    .values({ id: 1, since })
    .onConflict((c) => c.column('id').doNothing())
    .execute();
}

export async function deleteMark(db: Db): Promise<void> {
  await db.deleteFrom('rehearsal_marks').execute();
}
