import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';

/**
 * - `claimed_at`: When a row of a feature took it into use.
 * - `expires_at`: From when on it is gone; null while it is in use.
 */
export type PictureRow = Selectable<Schema['private_pictures']>;

/*
 * Columns of `picture_tickets`:
 * - `address`: The network that opened it; null until then.
 */

/** Name of a picture's file in the storage. */
export function fileOf(id: string): string {
  return `private/${id}`;
}

export async function insertPicture(db: Db, row: Insertable<Schema['private_pictures']>): Promise<void> {
  await db.insertInto('private_pictures').values(row).execute();
}

/** One that has not expired. */
export function findPicture(db: Db, id: string, now: string): Promise<PictureRow | undefined> {
  return db
    .selectFrom('private_pictures')
    .selectAll()
    .where('id', '=', id)
    .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)]))
    .executeTakeFirst();
}

/** True for the one who takes it into use. */
export async function claimPicture(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('private_pictures')
    .set({ claimed_at: now, expires_at: null })
    .where('id', '=', id)
    .where('claimed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Everyone's unclaimed pictures whose files still exist. */
export async function unclaimedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('private_pictures')
    .select((on) => on.fn.sum<number | string | null>('size_bytes').as('bytes'))
    .where('claimed_at', 'is', null)
    .where('expires_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function claimUntil(
  db: Db,
  id: string,
  { now, until }: { now: string; until: string },
): Promise<void> {
  await db
    .updateTable('private_pictures')
    .set((on) => ({ claimed_at: on.fn.coalesce('claimed_at', on.val(now)), expires_at: until }))
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .execute();
}

/** True where it was unclaimed. */
export async function endUnclaimed(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('private_pictures')
    .set({ expires_at: now })
    .where('id', '=', id)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setExpiry(db: Db, id: string, expiresAt: string | null): Promise<void> {
  await db.updateTable('private_pictures').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export function expiredPictures(db: Db, now: string): Promise<{ id: string }[]> {
  return db.selectFrom('private_pictures').select('id').where('expires_at', '<=', now).execute();
}

/** Its tickets go with it. */
export async function deletePicture(db: Db, id: string, now: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('private_pictures')
    .where('id', '=', id)
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function insertTickets(db: Db, rows: Insertable<Schema['picture_tickets']>[]): Promise<void> {
  await db.insertInto('picture_tickets').values(rows).execute();
}

export async function deleteExpiredTickets(db: Db, now: string): Promise<void> {
  await db.deleteFrom('picture_tickets').where('expires_at', '<', now).execute();
}

/** A valid ticket with its picture. */
export function findTicket(db: Db, tokenHash: string, now: string) {
  return db
    .selectFrom('picture_tickets as ticket')
    .innerJoin('private_pictures as picture', 'picture.id', 'ticket.picture_id')
    .select(['ticket.address', 'picture.id', 'picture.media_type'])
    .where('ticket.token_hash', '=', tokenHash)
    .where('ticket.expires_at', '>', now)
    .where((on) => on.or([on('picture.expires_at', 'is', null), on('picture.expires_at', '>', now)]))
    .executeTakeFirst();
}

/** Binds the ticket to the network that opens it first; true for that one. */
export async function bindTicket(db: Db, tokenHash: string, address: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('picture_tickets')
    .set({ address })
    .where('token_hash', '=', tokenHash)
    .where((on) => on.or([on('address', 'is', null), on('address', '=', address)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
