import type { Db } from '#server/db/database.ts';

/** The mapping chosen for such headings the last time. */
export async function findMapping(db: Db, headings: string): Promise<string | undefined> {
  const query = db.selectFrom('import_mappings').select('mapping').where('headings', '=', headings);
  return (await query.executeTakeFirst())?.mapping;
}

/** Whichever of these headings got a mapping last. */
export async function latestOf(db: Db, headings: readonly string[]): Promise<string | undefined> {
  const query = db.selectFrom('import_mappings').select('headings').where('headings', 'in', headings);
  return (await query.orderBy('updated_at', 'desc').limit(1).executeTakeFirst())?.headings;
}

export async function keepMapping(db: Db, row: { headings: string; mapping: string; updated_at: string }) {
  const { mapping, updated_at } = row;
  const query = db.insertInto('import_mappings').values(row);
  await query.onConflict((c) => c.column('headings').doUpdateSet({ mapping, updated_at })).execute();
}
