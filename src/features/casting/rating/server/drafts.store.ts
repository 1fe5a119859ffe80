import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `picture_id`: Null where none was given, and once it is erased.
 * - `measures`: JSON of what was measured on the picture; stays when the picture is erased.
 */
export type DraftRow = Selectable<Schema['rating_drafts']>;

export async function insertDraft(db: Db, row: Insertable<Schema['rating_drafts']>): Promise<void> {
  await db.insertInto('rating_drafts').values(row).execute();
}

export function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  return db.selectFrom('rating_drafts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function changeDraft(
  db: Db,
  id: string,
  change: Partial<Pick<DraftRow, 'gender' | 'picture_id' | 'picture_until' | 'measures'>>,
): Promise<void> {
  await db.updateTable('rating_drafts').set(change).where('id', '=', id).execute();
}

export async function deleteDrafts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('rating_drafts').where('id', 'in', ids).execute();
}

/** Drafts made before `time` that no order has named. */
export async function unusedDrafts(db: Db, time: string, limit: number): Promise<DraftRow[]> {
  return db
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
