/** Demo accounts: found when live mode starts, removed by `podium demo remove`. */

import * as accounts from '#features/accounts/account/server/accounts.ts';
import { deleteIdentitiesOf, userIdsLinkedSince } from '#features/accounts/sign-in/server/identities.ts';
import { deleteLinks } from '#features/accounts/sign-in/server/links.ts';
import { endAllSessions } from '#features/accounts/sign-in/server/sessions.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { demoDomain, demoPassword, isDemoAddress } from '#server/demoDefaults.ts';
import { verifyPassword } from '#server/passwords.ts';

/** Addresses of staff and of demo accounts that the demo password opens. */
export async function accountsWithDemoPassword(db: Db): Promise<string[]> {
  const rows = await accounts.staffAndPeopleOf(db, demoDomain);
  const isOpen = await Promise.all(rows.map(({ password_hash }) => isDemoPassword(password_hash)));
  return rows.filter((_, index) => isOpen[index]).map(({ email }) => email);
}

/** Each hash is checked once: the demo accounts share one. */
export function isDemoPassword(hash: string | null): Promise<boolean> {
  if (hash === null) return Promise.resolve(false);
  const known = tried.get(hash);
  if (known) return known;
  const answer = verifyPassword(demoPassword, hash);
  tried.set(hash, answer);
  return answer;
}

const tried = new Map<string, Promise<boolean>>();

export interface DemoAccounts {
  /** Demo accounts, and accounts of people whom only its simulators know: nothing about them is real. */
  made: { id: string; email: string }[];
  /** Other accounts that were created in demo mode, or that the demo password opens. */
  open: { id: string; email: string }[];
}

/**
 * Locked until `tx` ends. @param since when demo mode first ran @param buyerIds accounts that a demo order
 * created
 */
export async function holdDemoAccounts(
  tx: Tx,
  since: string | null,
  buyerIds: readonly string[],
): Promise<DemoAccounts> {
  const linked = since === null ? [] : await userIdsLinkedSince(tx, since);
  const suspects = await accounts.staffAndPeopleOf(tx, demoDomain);
  const later = since === null ? [] : await accounts.userIdsSince(tx, since);
  const ids = new Set([...suspects.map(({ id }) => id), ...later, ...linked, ...buyerIds]);
  const found: DemoAccounts = { made: [], open: [] };
  for (const user of ids.size > 0 ? await accounts.lockUsers(tx, [...ids]) : []) {
    const { id, email } = user;
    const isMade =
      isDemoAddress(user.deleted_email ?? email) ||
      buyerIds.includes(id) ||
      (linked.includes(id) && user.password_hash === null);
    if (isMade) found.made.push({ id, email });
    else if ((since !== null && user.created_at >= since) || (await isDemoPassword(user.password_hash)))
      found.open.push({ id, email });
  }
  return found;
}

/** Deletes everything that depends on them alone; orders, courses and consents must be gone. */
export async function deleteAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await accounts.deleteUser(tx, id);
}

/**
 * Keeps the account but closes it until a mailed link has proven the address: anybody who could read the
 * demo's mailbox could have confirmed it and chosen the password.
 */
export async function closeAccount(tx: Tx, id: string): Promise<void> {
  await endAllSessions(tx, id);
  await deleteIdentitiesOf(tx, id);
  for (const purpose of ['verify_email', 'set_password'] as const) await deleteLinks(tx, id, purpose);
  await accounts.updatePerson(tx, id, { password_hash: null, email_verified_at: null });
}
