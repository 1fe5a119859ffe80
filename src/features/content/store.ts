import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { WrittenSection } from './rules.ts';

interface ContentTable extends WrittenSection {
  /** 1 for what came with the demo school. */
  is_demo: number;
  updated_at: string;
}

const tables = (db: Db) => db.withTables<{ content: ContentTable }>();

export function writtenSections(db: Db): Promise<WrittenSection[]> {
  return tables(db).selectFrom('content').select(['section', 'language', 'value']).execute();
}

export async function putSection(db: Db, row: Insertable<ContentTable>): Promise<void> {
  await tables(db)
    .insertInto('content')
    .values(row)
    .onConflict((c) =>
      c.columns(['section', 'language']).doUpdateSet({
        value: row.value,
        is_demo: row.is_demo,
        updated_at: row.updated_at,
      }),
    )
    .execute();
}
