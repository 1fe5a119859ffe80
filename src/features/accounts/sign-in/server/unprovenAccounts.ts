/** Unclaimed accounts: created by a purchase for an address that has never been confirmed. */

import {
  deleteUser,
  forgetUnconfirmedPassword,
  lockUsers,
  type UserRow,
  updatePerson,
} from '#features/accounts/account/server/accounts.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteDevicesOf } from './devices.ts';
import { lockLinks } from './links.ts';
import { endAllSessions, hasSession } from './sessions.ts';

/**
 * Locks an account until `tx` ends, and another if need be; true while the first belongs to nobody: no password, no
 * confirmed address, no session. Locks are taken in the order used when an address is confirmed (link, account) and a
 * password chosen (account, link), and accounts in one order, so that nothing deadlocks.
 */
export async function holdUnclaimed(tx: Tx, userId: string, otherId = userId): Promise<boolean> {
  await lockLinks(tx, userId, 'verify_email');
  const ids = [...new Set([userId, otherId])];
  const held = await lockUsers(tx, ids);
  const user = held.find(({ id }) => id === userId);
  return (
    held.length === ids.length && user !== undefined && isUnclaimed(user) && !(await hasSession(tx, userId))
  );
}

/** Answer without a lock: it may be outdated a moment later. */
export function isUnclaimed(user: UserRow): boolean {
  return user.password_hash === null && user.email_verified_at === null && user.role === 'user';
}

/** Gives an account locked by `holdUnclaimed` a password, although its address has not answered yet. */
export function setUnprovenPassword(tx: Tx, userId: string, passwordHash: string): Promise<unknown> {
  return updatePerson(tx, userId, { password_hash: passwordHash, password_unproven: 1 });
}

/** Ends all use of an account whose address has not answered: password, sessions, devices. The caller holds it. */
export async function shutOutUnproven(tx: Tx, userId: string): Promise<void> {
  await forgetUnconfirmedPassword(tx, userId);
  await endAllSessions(tx, userId);
  await deleteDevicesOf(tx, userId);
}

/** Removes an account locked by `holdUnclaimed`, with its links, which are void from now on. */
export function discardUnclaimed(tx: Tx, userId: string): Promise<void> {
  return deleteUser(tx, userId);
}
