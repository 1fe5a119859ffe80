import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/*
 * Columns of `material_tickets`:
 * - `expires_at`: Until when it may be opened; once opened, until when it answers.
 * - `address`: The network that opened it; null until then.
 */

export async function insertTicket(db: Db, row: Insertable<Schema['material_tickets']>): Promise<void> {
  await db.insertInto('material_tickets').values(row).execute();
}

export async function deleteExpiredTickets(db: Db, now: string): Promise<void> {
  await db.deleteFrom('material_tickets').where('expires_at', '<', now).execute();
}

/** A ticket that is valid, and whose holder still is: signed in by the same session, neither blocked nor deleted. */
export function findTicket(db: Db, tokenHash: string, now: string) {
  return db
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
  const { numUpdatedRows } = await db
    .updateTable('material_tickets')
    .set({ address, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('address', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
