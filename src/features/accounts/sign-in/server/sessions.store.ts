import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Schema } from '#server/db/schema.ts';

export async function insertSession(db: Db, row: Insertable<Schema['sessions']>): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

/** The person's live sessions, the most recently used first; of a great many, the latest. */
export function findSessionsOf(db: Db, userId: string, now: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'seen_at', 'address', 'user_agent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export function liveSessionsOfStaff(db: Db, now: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.created_at', 'sessions.expires_at'])
    .where('users.role', '!=', 'user')
    .where('sessions.expires_at', '>', now)
    .orderBy('sessions.id')
    .execute();
}

export async function endSessionAt(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: at }).where('id', '=', id).execute();
}

/** Only the first of many simultaneous requests writes. */
export async function noteSeen(
  db: Db,
  { id, at, notSince }: { id: string; at: string; notSince: string },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ seen_at: at })
    .where('id', '=', id)
    .where('seen_at', '<', notSince)
    .execute();
}

/** False when the person has no such session. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteEverySession(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute();
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
}

export async function hasSession(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('sessions').select('id').where('user_id', '=', userId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** The person behind a session, whether it is expired or the person blocked. Runs on every request. */
export async function findSession(db: Db, tokenHash: string) {
  const [session] = await sessionsOfToken(db, { tokenHash });
  return session;
}

const sessionsOfToken = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.seen_at', 'sessions.expires_at'])
    .select(['users.id', 'users.role', 'users.email', 'users.blocked_at', 'users.must_change_password'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.deleted_at', 'is', null),
);
