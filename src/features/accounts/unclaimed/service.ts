/** Accounts that a purchase made for an address from which nobody has answered yet. */
import type { Tx } from '#server/db/database.ts';
import { lockLinks } from '../links/store.ts';
import { hasSession } from '../sessions/store.ts';
import { deleteUser, lockUsers, type UserRow } from '../store.ts';

/**
 * Holds two accounts until `tx` ends; true while the first belongs to nobody: no password, no confirmed address, no
 * session. What is held comes in the order of those who confirm an address (link, account) and of those who choose a
 * password (account, link), and accounts in one order: whoever meets here waits, and nobody for ever.
 */
export async function holdUnclaimed(tx: Tx, userId: string, otherId: string): Promise<boolean> {
  await lockLinks(tx, userId, 'verify_email');
  const held = await lockUsers(tx, [userId, otherId]);
  const user = held.find(({ id }) => id === userId);
  return held.length === 2 && user !== undefined && isUnclaimed(user) && !(await hasSession(tx, userId));
}

/** What can be told without holding anything: it may be over a moment later. */
export function isUnclaimed(user: UserRow): boolean {
  return user.password_hash === null && user.email_verified_at === null && user.role === 'user';
}

/** Removes an account that `holdUnclaimed` holds, with its links: they open nothing any more. */
export function discardUnclaimed(tx: Tx, userId: string): Promise<void> {
  return deleteUser(tx, userId);
}
