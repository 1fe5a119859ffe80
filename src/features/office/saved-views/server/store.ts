import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';

export type SavedViewRow = Selectable<Schema['saved_views']>;

export async function insertView(db: Db, row: Insertable<Schema['saved_views']>): Promise<void> {
  await db.insertInto('saved_views').values(row).execute();
}

/** The person's own of a list, and those that others share; oldest first. */
export function viewsFor(db: Db, list: string, userId: string): Promise<SavedViewRow[]> {
  return db
    .selectFrom('saved_views')
    .selectAll()
    .where('list', '=', list)
    .where((e) => e.or([e('owner_id', '=', userId), e('is_shared', '=', 1)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Locked until the transaction ends. */
export function holdView(tx: Db, id: string): Promise<SavedViewRow | undefined> {
  return held(tx, tx.selectFrom('saved_views').selectAll().where('id', '=', id)).executeTakeFirst();
}

export async function changeView(
  db: Db,
  id: string,
  change: Updateable<Pick<Schema['saved_views'], 'name' | 'query' | 'is_shared'>>,
): Promise<void> {
  await db.updateTable('saved_views').set(change).where('id', '=', id).execute();
}

export async function deleteView(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_views').where('id', '=', id).execute();
}

export function everyText(db: Db): Promise<Pick<SavedViewRow, 'id' | 'name' | 'query'>[]> {
  return db.selectFrom('saved_views').select(['id', 'name', 'query']).execute();
}
