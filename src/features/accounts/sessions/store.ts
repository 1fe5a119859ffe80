import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Role } from '#shared/access.ts';

interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: string;
  created_at: string;
  expires_at: string;
  address: string;
  user_agent: string;
}
/** Read only: owned by accounts. */
interface UsersTable {
  id: string;
  role: Role;
  email: string;
  blocked_at: string | null;
  deleted_at: string | null;
}

const tables = (db: Db) => db.withTables<{ sessions: SessionsTable; users: UsersTable }>();

export async function insertSession(db: Db, row: Insertable<SessionsTable>): Promise<void> {
  await tables(db).insertInto('sessions').values(row).execute();
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await tables(db).deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<void> {
  await tables(db).deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptId).execute();
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await tables(db).deleteFrom('sessions').where('expires_at', '<', now).execute();
}

export async function hasSession(db: Db, userId: string): Promise<boolean> {
  const query = tables(db).selectFrom('sessions').select('id').where('user_id', '=', userId);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** The person behind a session, over or not, blocked or not. Asked on every request. */
export function findSession(db: Db, tokenHash: string) {
  return tables(db)
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'sessions.expires_at'])
    .select(['users.id', 'users.role', 'users.email', 'users.blocked_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}
