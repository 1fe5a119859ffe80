import type { Db } from '#server/db/database.ts';

/** One row or none. */
interface DemoMarksTable {
  id: number;
  since: string;
}

const tables = (db: Db) => db.withTables<{ demo_marks: DemoMarksTable }>();

export function findMark(db: Db): Promise<DemoMarksTable | undefined> {
  return tables(db).selectFrom('demo_marks').selectAll().executeTakeFirst();
}

export async function insertMark(db: Db, since: string): Promise<void> {
  await tables(db)
    .insertInto('demo_marks')
    .values({ id: 1, since })
    .onConflict((c) => c.column('id').doNothing())
    .execute();
}

export async function deleteMark(db: Db): Promise<void> {
  await tables(db).deleteFrom('demo_marks').execute();
}
