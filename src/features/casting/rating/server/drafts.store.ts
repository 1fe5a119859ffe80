import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Gender } from '../rules/form.ts';

interface DraftsTable {
  id: string;
  gender: Gender | null;
  /** Null where none was given, and once it is erased. */
  picture_id: string | null;
  picture_until: string | null;
  /** JSON of what was measured on the picture; stays when the picture is erased. */
  measures: string | null;
  created_at: string;
}
/** Read only here: owned by the other store of this feature. */
interface ResultsTable {
  draft_id: string | null;
}
export type DraftRow = Selectable<DraftsTable>;

const tables = (db: Db) => db.withTables<{ rating_drafts: DraftsTable; rating_results: ResultsTable }>();

export async function insertDraft(db: Db, row: Insertable<DraftsTable>): Promise<void> {
  await tables(db).insertInto('rating_drafts').values(row).execute();
}

export function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  return tables(db).selectFrom('rating_drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function changeDraft(
  db: Db,
  id: string,
  change: Partial<Pick<DraftRow, 'gender' | 'picture_id' | 'picture_until' | 'measures'>>,
): Promise<void> {
  await tables(db).updateTable('rating_drafts').set(change).where('id', '=', id).execute();
}

export async function deleteDrafts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tables(db).deleteFrom('rating_drafts').where('id', 'in', ids).execute();
}

/** Drafts made before `time` that no order has named. */
export async function unusedDrafts(db: Db, time: string, limit: number): Promise<DraftRow[]> {
  return tables(db)
    .selectFrom('rating_drafts')
    .selectAll()
    .where('created_at', '<', time)
    .where('id', 'not in', (e) =>
      e
        .selectFrom('rating_results')
        .select('draft_id')
        .where('draft_id', 'is not', null)
        .$castTo<{ draft_id: string }>(),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute();
}
