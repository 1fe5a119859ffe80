import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export async function keepDevice(db: Db, row: Insertable<Schema['known_devices']>): Promise<void> {
  await db
    .insertInto('known_devices')
    .values(row)
    .onConflict((c) => c.columns(['user_id', 'token_hash']).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Keeps the person's most recently seen devices only. */
export async function dropOldDevices(db: Db, userId: string, keep: number): Promise<void> {
  const newest = db
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .limit(keep);
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', newest)
    .execute();
}

export async function isDeviceOf(db: Db, email: string, tokenHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('known_devices as device')
    .innerJoin('users', 'users.id', 'device.user_id')
    .select('device.user_id')
    .where('users.email', '=', email)
    .where('device.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteDevices(db: Db, notSeenSince: string): Promise<void> {
  await db.deleteFrom('known_devices').where('seen_at', '<', notSeenSince).execute();
}

export async function deleteDevicesOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
