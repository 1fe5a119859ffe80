import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { storedList } from '#server/db/listing.ts';
import type { TranslatedRow } from '#shared/localText.ts';
import { type ModelsQuery, modelsListing } from '../listing.ts';
import type { ConsentState } from '../rules/consents.ts';

interface ModelsTable extends TranslatedRow {
  id: string;
  name: string;
  /** cm */
  height: number;
  size: string;
  location: string;
  search: string;
  /** Public portrait; null while nobody may see it. */
  photo_id: string | null;
  /** The private picture that it is made of. */
  picture_id: string | null;
  /** JSON of a `Framing`. */
  framing: string;
  position: number;
  is_published: number;
  consent: ConsentState;
  application_id: string | null;
  is_demo: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
export type ModelRow = Selectable<ModelsTable>;
export type ModelChange = Updateable<ModelsTable>;

const tables = (db: Db) => db.withTables<{ models: ModelsTable }>();
const list = storedList(modelsListing, { table: 'models', columns: { name: 'search' } });

/** In the order of the gallery. */
export function findModels(db: Db, given: { publishedOnly: boolean }): Promise<ModelRow[]> {
  return tables(db)
    .selectFrom('models')
    .selectAll()
    .where('deleted_at', 'is', null)
    .$if(given.publishedOnly, (query) => query.where('is_published', '=', 1))
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export async function anyModel(db: Db): Promise<boolean> {
  return (await tables(db).selectFrom('models').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export function findModel(db: Db, id: string): Promise<ModelRow | undefined> {
  return tables(db).selectFrom('models').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdModel(tx: Db, id: string): Promise<ModelRow | undefined> {
  return held(tx, tables(tx).selectFrom('models').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** The one that came from that application. */
export function findModelOf(db: Db, applicationId: string): Promise<ModelRow | undefined> {
  return tables(db)
    .selectFrom('models')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export function holdModelOf(tx: Db, applicationId: string): Promise<ModelRow | undefined> {
  return held(
    tx,
    tables(tx).selectFrom('models').selectAll().where('application_id', '=', applicationId),
  ).executeTakeFirst();
}

/** Somebody in the gallery with this portrait. */
export function modelShowing(db: Db, photoId: string): Promise<ModelRow | undefined> {
  return tables(db)
    .selectFrom('models')
    .selectAll()
    .where('photo_id', '=', photoId)
    .limit(1)
    .executeTakeFirst();
}

export async function insertModel(db: Db, row: Insertable<ModelsTable>): Promise<void> {
  await tables(db).insertInto('models').values(row).execute();
}

export async function changeModel(db: Db, id: string, change: ModelChange): Promise<void> {
  await tables(db).updateTable('models').set(change).where('id', '=', id).execute();
}

/** The place after the last one. */
export async function lastPlace(db: Db): Promise<number> {
  const { last } = await tables(db)
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

export async function countModels(db: Db, query: ModelsQuery, timeZone: string): Promise<number> {
  const { count } = await selectModels(db, query, timeZone)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function deletedUntil(db: Db, until: string): Promise<ModelRow[]> {
  return tables(db).selectFrom('models').selectAll().where('deleted_at', '<=', until).execute();
}

export function demoModels(db: Db): Promise<ModelRow[]> {
  return tables(db).selectFrom('models').selectAll().where('is_demo', '=', 1).execute();
}

export async function deleteModel(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('models').where('id', '=', id).execute();
}

function selectModels(db: Db, query: ModelsQuery, timeZone: string) {
  const isDeleted =
    query.state === 'deleted' ? sql<boolean>`deleted_at is not null` : sql<boolean>`deleted_at is null`;
  return tables(db)
    .selectFrom('models')
    .where((e) => e.and(list.conditions(query, timeZone)))
    .where(isDeleted)
    .$if(query.state === 'published' || query.state === 'hidden', (only) =>
      only.where('is_published', '=', query.state === 'published' ? 1 : 0),
    );
}
