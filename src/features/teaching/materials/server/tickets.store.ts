import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Role } from '#shared/roles.ts';

interface TicketsTable {
  token_hash: string;
  user_id: string;
  session_id: string;
  material_id: string;
  /** Until when it may be opened; once opened, until when it answers. */
  expires_at: string;
  /** The network that opened it; null until then. */
  address: string | null;
}
/** Read only: owned by sign-in. */
interface SessionsTable {
  id: string;
  expires_at: string;
}
/** Read only: owned by people. */
interface UsersTable {
  id: string;
  email: string;
  role: Role;
  blocked_at: string | null;
  deleted_at: string | null;
}
type Tables = { material_tickets: TicketsTable; sessions: SessionsTable; users: UsersTable };

const tables = (db: Db) => db.withTables<Tables>();

export async function insertTicket(db: Db, row: Insertable<TicketsTable>): Promise<void> {
  await tables(db).insertInto('material_tickets').values(row).execute();
}

export async function deleteExpiredTickets(db: Db, now: string): Promise<void> {
  await tables(db).deleteFrom('material_tickets').where('expires_at', '<', now).execute();
}

/** A ticket that is valid, and whose holder still is: signed in by the same session, neither blocked nor deleted. */
export function findTicket(db: Db, tokenHash: string, now: string) {
  return tables(db)
    .selectFrom('material_tickets as ticket')
    .innerJoin('sessions', 'sessions.id', 'ticket.session_id')
    .innerJoin('users', 'users.id', 'ticket.user_id')
    .select(['ticket.token_hash', 'ticket.material_id', 'ticket.address', 'ticket.session_id'])
    .select(['users.id as user_id', 'users.role', 'users.email'])
    .where('ticket.token_hash', '=', tokenHash)
    .where('ticket.expires_at', '>', now)
    .where('sessions.expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Binds the ticket to the network that opens it first; true for that one. */
export async function bindTicket(
  db: Db,
  { tokenHash, address, expiresAt }: { tokenHash: string; address: string; expiresAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('material_tickets')
    .set({ address, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('address', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTicketsOf(db: Db, userId: string): Promise<void> {
  await tables(db).deleteFrom('material_tickets').where('user_id', '=', userId).execute();
}
