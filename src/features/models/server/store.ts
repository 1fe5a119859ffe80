import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { TranslatedRow } from '#shared/localText.ts';

interface ModelsTable extends TranslatedRow {
  id: string;
  name: string;
  /** cm */
  height: number;
  size: string;
  location: string;
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

/** @returns how many models of the demo were deleted */
export async function deleteDemoModels(db: Db): Promise<number> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('models')
    .where('is_demo', '=', 1)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
