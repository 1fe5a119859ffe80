import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { Schema } from '#server/db/schema.ts';
import { type ModelsQuery, modelsListing } from '../listing.ts';

/**
 * - `height`: cm
 * - `photo_id`: Public portrait; null while nobody may see it.
 * - `picture_id`: The private picture that it is made of.
 * - `framing`: JSON of a `Framing`.
 */
export type ModelRow = Selectable<Schema['models']>;
export type ModelChange = Updateable<Schema['models']>;

const list = storedList(modelsListing, { table: 'models', columns: { name: 'search' } });

/** In the order of the gallery. */
export function findModels(db: Db, given: { publishedOnly: boolean }): Promise<ModelRow[]> {
  return db
    .selectFrom('models')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(given.publishedOnly, (query) => query.where('is_published', '=', 1))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function anyModel(db: Db): Promise<boolean> {
  return (await db.selectFrom('models').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export function findModel(db: Db, id: string): Promise<ModelRow | undefined> {
  return db.selectFrom('models').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdModel(tx: Db, id: string): Promise<ModelRow | undefined> {
  return held(tx, tx.selectFrom('models').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** The one that came from that application. */
export function findModelOf(db: Db, applicationId: string): Promise<ModelRow | undefined> {
  return db.selectFrom('models').selectAll().where('application_id', '=', applicationId).executeTakeFirst();
}

export function holdModelOf(tx: Db, applicationId: string): Promise<ModelRow | undefined> {
  return held(
    tx,
    tx.selectFrom('models').selectAll().where('application_id', '=', applicationId),
  ).executeTakeFirst();
}

/** Somebody in the gallery with this portrait. */
export function modelShowing(db: Db, photoId: string): Promise<ModelRow | undefined> {
  return db.selectFrom('models').selectAll().where('photo_id', '=', photoId).limit(1).executeTakeFirst();
}

export async function insertModel(db: Db, row: Insertable<Schema['models']>): Promise<void> {
  await db.insertInto('models').values(row).execute();
}

export async function changeModel(db: Db, id: string, change: ModelChange): Promise<void> {
  await db.updateTable('models').set(change).where('id', '=', id).execute();
}

/** The place after the last one. */
export async function lastPlace(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('models')
    .select((e) => e.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0) + 1;
}

export function findPage(db: Db, query: ModelsQuery, timeZone: string): Promise<ModelRow[]> {
  return list.page(db, selectModels(db, query, timeZone).selectAll('models'), query);
}

export function everyModel(db: Db, query: ModelsQuery, timeZone: string): AsyncIterable<ModelRow[]> {
  return list.pages(db, selectModels(db, query, timeZone).selectAll('models'), query);
}

export function countModels(db: Db, query: ModelsQuery, timeZone: string): Promise<number> {
  return list.count(db, selectModels(db, query, timeZone), query);
}

export function deletedUntil(db: Db, until: string): Promise<ModelRow[]> {
  return db.selectFrom('models').selectAll().where('deleted_at', '<=', until).execute();
}

export function demoModels(db: Db): Promise<ModelRow[]> {
  return db.selectFrom('models').selectAll().where('is_demo', '=', 1).execute();
}

export async function deleteModel(db: Db, id: string): Promise<void> {
  await db.deleteFrom('models').where('id', '=', id).execute();
}

function selectModels(db: Db, query: ModelsQuery, timeZone: string) {
  const isDeleted =
    query.state === 'deleted' ? sql<boolean>`deleted_at is not null` : sql<boolean>`deleted_at is null`;
  return db
    .selectFrom('models')
    .where((e) => e.and(list.conditions(query, timeZone)))
    .where(isDeleted)
    .$if(query.state === 'published' || query.state === 'hidden', (only) =>
      only.where('is_published', '=', query.state === 'published' ? 1 : 0),
    );
}
