/** Demo accounts: found when live mode starts, removed by `podium demo remove`. */

import * as accounts from '#features/accounts/account/server/accounts.ts';
import { recordConsents } from '#features/accounts/consents/server/consents.ts';
import type { TxContext } from '#server/context.ts';
import type { Db, Tx } from '#server/db/database.ts';
import {
  demoDomain,
  demoPassword,
  inventedDomain,
  isDemoAddress,
  isInventedAddress,
} from '#server/demoDefaults.ts';
import type { CountRemoved, DemoAccount, DemoRows } from '#server/demoPart.ts';
import { verifyPassword } from '#server/passwords.ts';
import { deleteIdentitiesOf, userIdsLinkedSince } from './identities.ts';
import { deleteLinks } from './links.ts';
import { endAllSessions } from './sessions.ts';

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

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  passwordHash: string | null;
  /** Also agreed to mails about new lessons and offers. */
  isSubscribed: boolean;
}

/** Somebody registers, as everybody does: nobody has confirmed the address yet. @returns the account's id */
export async function registerInDemo(ctx: TxContext, person: DemoPerson): Promise<string> {
  const { email, firstName, lastName, phone, passwordHash, isSubscribed } = person;
  const account = {
    email,
    firstName,
    lastName,
    phone,
    passwordHash,
    role: 'user',
    isVerified: false,
  } as const;
  const userId = await accounts.createAccount(ctx, { ...account, language: ctx.actor.language });
  if (userId === null) throw new Error(`${email} is taken`);
  const documents = ['privacy', 'personal_data', ...(isSubscribed ? ['newsletter' as const] : [])] as const;
  await recordConsents(ctx, { userId, email, documents, place: 'registration' });
  return userId;
}

/** Locks them until the transaction ends. */
export async function findDemoAccounts(
  { db: tx }: TxContext,
  { since, buyerIds }: DemoRows,
): Promise<Pick<DemoRows, 'accounts' | 'open'>> {
  const linked = since === null ? [] : await userIdsLinkedSince(tx, since);
  const suspects = await accounts.staffAndPeopleOf(tx, demoDomain, inventedDomain);
  const later = since === null ? [] : await accounts.userIdsSince(tx, since);
  const ids = new Set([...suspects.map(({ id }) => id), ...later, ...linked, ...buyerIds]);
  const [made, open]: [DemoAccount[], DemoAccount[]] = [[], []];
  for (const user of ids.size > 0 ? await accounts.lockUsers(tx, [...ids]) : []) {
    const { id, email } = user;
    const isMade =
      isDemoAddress(user.deleted_email ?? email) ||
      isInventedAddress(user.deleted_email ?? email) ||
      buyerIds.includes(id) ||
      (linked.includes(id) && user.password_hash === null);
    if (isMade) made.push({ id, email });
    else if ((since !== null && user.created_at >= since) || (await isDemoPassword(user.password_hash)))
      open.push({ id, email });
  }
  return { accounts: made, open };
}

/** Closes the accounts that stay. */
export async function closeOpenAccounts(
  ctx: TxContext,
  { open }: DemoRows,
  count: CountRemoved,
): Promise<void> {
  for (const { id } of open) await closeAccount(ctx.db, id);
  count('closed', open.length);
}

/**
 * Keeps the account but closes it until a mailed link has proven the address: anybody who could read the
 * demo's mailbox could have confirmed it and chosen the password.
 */
async function closeAccount(tx: Tx, id: string): Promise<void> {
  await endAllSessions(tx, id);
  await deleteIdentitiesOf(tx, id);
  for (const purpose of ['verify_email', 'set_password'] as const) await deleteLinks(tx, id, purpose);
  await accounts.updatePerson(tx, id, { password_hash: null, email_verified_at: null });
}
