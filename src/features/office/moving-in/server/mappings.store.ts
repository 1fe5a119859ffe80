import type { Db } from '#server/db/database.ts';

/** What was chosen for such headings the last time. */
export async function findMapping(db: Db, headings: string): Promise<string | undefined> {
  const query = db.selectFrom('import_mappings').select('mapping').where('headings', '=', headings);
  return (await query.executeTakeFirst())?.mapping;
}

export async function keepMapping(db: Db, row: { headings: string; mapping: string; updated_at: string }) {
  const { mapping, updated_at } = row;
  const query = db.insertInto('import_mappings').values(row);
  await query.onConflict((c) => c.column('headings').doUpdateSet({ mapping, updated_at })).execute();
}
