import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Place } from '../rules.ts';

/**
 * - `file`: Public picture, for `pictureAddress`; null while nobody may see it.
 * - `picture_id`: The private picture that it is made of.
 * - `framing`: JSON of a `Framing`.
 * - `film`: File of an upload.
 */
export type PictureRow = Selectable<Schema['site_pictures']>;
export type PictureChange = Updateable<Schema['site_pictures']>;

/** In the order of the page; the removed ones, which can come back, last. */
export function allPictures(db: Db): Promise<PictureRow[]> {
  return db
    .selectFrom('site_pictures')
    .selectAll()
    .orderBy('deleted_at', (order) => order.asc().nullsFirst())
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function shownPictures(db: Db): Promise<PictureRow[]> {
  return db
    .selectFrom('site_pictures')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('file', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function picturesAt(db: Db, place: Place): Promise<PictureRow[]> {
  return db
    .selectFrom('site_pictures')
    .selectAll()
    .where('place', '=', place)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  return db.selectFrom('site_pictures').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function holdPicture(tx: Db, id: string): Promise<PictureRow | undefined> {
  return held(tx, tx.selectFrom('site_pictures').selectAll().where('id', '=', id)).executeTakeFirst();
}

/** A picture of the page that shows this file. */
export function pictureShowing(db: Db, file: string): Promise<PictureRow | undefined> {
  return db
    .selectFrom('site_pictures')
    .selectAll()
    .where('file', '=', file)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
}

export async function insertPicture(db: Db, row: Insertable<Schema['site_pictures']>): Promise<void> {
  await db.insertInto('site_pictures').values(row).execute();
}

export async function changePicture(db: Db, id: string, change: PictureChange): Promise<void> {
  await db.updateTable('site_pictures').set(change).where('id', '=', id).execute();
}

export async function deletePicture(db: Db, id: string): Promise<void> {
  await db.deleteFrom('site_pictures').where('id', '=', id).execute();
}

export function deletedUntil(db: Db, until: string): Promise<PictureRow[]> {
  return db.selectFrom('site_pictures').selectAll().where('deleted_at', '<=', until).execute();
}
