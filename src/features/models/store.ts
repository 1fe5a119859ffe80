import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface ModelsTable {
  id: string;
  name: string;
  /** cm */
  height: number;
  size: string;
  location: string;
  /** JSON: name and location in other languages than Russian. */
  translations: string;
  search: string;
  photo_id: string | null;
  is_published: number;
  is_demo: number;
  created_at: string;
  updated_at: string;
}
export type ModelRow = Selectable<ModelsTable>;

const tables = (db: Db) => db.withTables<{ models: ModelsTable }>();

/** In the order in which they joined. */
export function findModels(db: Db, given: { publishedOnly: boolean }): Promise<ModelRow[]> {
  return tables(db)
    .selectFrom('models')
    .selectAll()
    .$if(given.publishedOnly, (query) => query.where('is_published', '=', 1))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function anyModel(db: Db): Promise<boolean> {
  return (await tables(db).selectFrom('models').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function insertModel(db: Db, row: Insertable<ModelsTable>): Promise<void> {
  await tables(db).insertInto('models').values(row).execute();
}
