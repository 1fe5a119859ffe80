import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface DevicesTable {
  user_id: string;
  token_hash: string;
  seen_at: string;
}
/** Read only: owned by accounts. */
interface UsersTable {
  id: string;
  email: string;
}

const tables = (db: Db) => db.withTables<{ known_devices: DevicesTable; users: UsersTable }>();

export async function keepDevice(db: Db, row: Insertable<DevicesTable>): Promise<void> {
  await tables(db)
    .insertInto('known_devices')
    .values(row)
    .onConflict((c) => c.columns(['user_id', 'token_hash']).doUpdateSet({ seen_at: row.seen_at }))
    .execute();
}

/** Keeps the person's most recently seen devices only. */
export async function dropOldDevices(db: Db, userId: string, keep: number): Promise<void> {
  const newest = tables(db)
    .selectFrom('known_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .limit(keep);
  await tables(db)
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('token_hash', 'not in', newest)
    .execute();
}

export async function isDeviceOf(db: Db, email: string, tokenHash: string): Promise<boolean> {
  const found = await tables(db)
    .selectFrom('known_devices as device')
    .innerJoin('users', 'users.id', 'device.user_id')
    .select('device.user_id')
    .where('users.email', '=', email)
    .where('device.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteDevices(db: Db, notSeenSince: string): Promise<void> {
  await tables(db).deleteFrom('known_devices').where('seen_at', '<', notSeenSince).execute();
}

export async function deleteDevicesOf(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom('known_devices').where('user_id', '=', userId).execute();
}
