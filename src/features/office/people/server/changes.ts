/** Changes of accounts by staff, as parts of the transactions in actions.ts, which checks who may do what. */

import { restorableMs, standInFor } from '#features/accounts/account/rules/erased.ts';
import {
  isAddressTaken,
  lockUsers,
  personSearch,
  type UserRow,
  updatePerson,
} from '#features/accounts/account/server/accounts.ts';
import { deleteChanges } from '#features/accounts/addresses/server/addresses.ts';
import { refuseTaken, taken, unlessTaken } from '#features/accounts/addresses/server/refuseTaken.ts';
import { deleteLinks, lockLinks } from '#features/accounts/sign-in/server/links.ts';
import { endAllSessions } from '#features/accounts/sign-in/server/sessions.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { takeFrom } from '#server/feature.ts';
import { queue } from '#server/outbox/queue.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Role } from '#shared/roles.ts';
import { sendInvitation, sendNewAddressLink, sendStaffNotice } from './jobs.ts';

export type PersonRow = UserRow;

/**
 * Locks a person and the caller until `tx` ends. When two staff take each other's role, the second is refused, so that
 * somebody always holds it.
 * @throws AppError session_expired when the caller was demoted, blocked or deleted meanwhile; not_found also for people
 * deleted longer ago than they can be restored
 */
export async function holdPerson(ctx: TxContext, id: string): Promise<UserRow> {
  // Links before accounts: the lock order used when an address is confirmed.
  await lockLinks(ctx.db, id, 'verify_email');
  const asking = member(ctx.actor);
  const held = await lockUsers(ctx.db, [asking.id, id]);
  const self = held.find((row) => row.id === asking.id);
  if (!self || self.role !== asking.role || self.blocked_at || self.deleted_at) {
    throw new AppError('session_expired');
  }
  const person = held.find((row) => row.id === id);
  if (!person || isForgotten(ctx, person)) throw notFound();
  return person;
}

/** Erased, or deleted longer ago than it can be restored. */
function isForgotten(ctx: Context, { deleted_at, deleted_email }: UserRow): boolean {
  if (!deleted_at) return false;
  return deleted_email === null || Date.parse(deleted_at) + restorableMs <= ctx.app.now().getTime();
}

export interface Contacts {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

/**
 * A new address ends sessions and pending links, and both addresses get a mail. It counts as unconfirmed until
 * the link mailed to it has been followed: the member of staff who changes it proves nothing. @throws
 * AppError email_taken
 */
export async function changeContacts(ctx: TxContext, person: UserRow, to: Contacts): Promise<void> {
  const isMoved = to.email !== person.email;
  if (isMoved) await refuseTaken(ctx, to.email, person);
  await unlessTaken(
    updatePerson(ctx.db, person.id, {
      email: to.email,
      ...(isMoved && { email_verified_at: null }),
      first_name: to.firstName,
      last_name: to.lastName,
      phone: to.phone,
      search: personSearch({
        first_name: to.firstName,
        last_name: to.lastName,
        email: to.email,
        phone: to.phone,
      }),
    }),
  );
  if (!isMoved) return;
  await endAccess(ctx.db, person.id);
  await deleteLinks(ctx.db, person.id, 'verify_email');
  await tell(ctx, { person, what: 'email', address: person.email });
  await queue(ctx, sendNewAddressLink, { userId: person.id, address: to.email });
}

/** Ends all sessions and pending links and mails the owner. */
export async function replacePassword(ctx: TxContext, person: UserRow, passwordHash: string): Promise<void> {
  await updatePerson(ctx.db, person.id, { password_hash: passwordHash, must_change_password: 0 });
  await endAccess(ctx.db, person.id);
  await tell(ctx, { person, what: 'password', address: person.email });
}

/** Ends all sessions and mails the person; what the new role may not hold goes back. */
export async function giveRole(ctx: TxContext, person: UserRow, role: Role): Promise<void> {
  await updatePerson(ctx.db, person.id, { role });
  await takeFrom(ctx, { id: person.id, role });
  await endAllSessions(ctx.db, person.id);
  await tell(ctx, { person, what: 'role', address: person.email });
}

/** Sessions stay, but are refused with the reason, until the account is unblocked; what the person holds goes back. */
export async function blockPerson(ctx: TxContext, id: string): Promise<void> {
  await updatePerson(ctx.db, id, { blocked_at: ctx.app.now().toISOString() });
  await deleteLinks(ctx.db, id, 'set_password');
  await takeFrom(ctx, { id, role: null });
}

/** The sessions from before the block stay closed. */
export async function unblockPerson(tx: Tx, id: string): Promise<void> {
  await endAllSessions(tx, id);
  await updatePerson(tx, id, { blocked_at: null });
}

/** Forms of before this moment that said otherwise are not believed any more. */
export function noteAdult(ctx: TxContext, id: string): Promise<void> {
  return updatePerson(ctx.db, id, { known_adult_at: ctx.app.now().toISOString() });
}

/** The address is free from now on; orders, courses and progress stay with the account, what it holds goes back. */
export async function removePerson(ctx: TxContext, person: UserRow): Promise<void> {
  await endAccess(ctx.db, person.id);
  await updatePerson(ctx.db, person.id, {
    deleted_at: ctx.app.now().toISOString(),
    deleted_email: person.email,
    email: standInFor(person.id),
  });
  await takeFrom(ctx, { id: person.id, role: null });
}

/** @throws AppError email_taken where somebody registered the address meanwhile */
export async function bringBackPerson(tx: Tx, { id, deleted_email }: UserRow): Promise<void> {
  if (deleted_email === null) throw notFound();
  if (await isAddressTaken(tx, deleted_email)) throw taken();
  await unlessTaken(updatePerson(tx, id, { deleted_at: null, deleted_email: null, email: deleted_email }));
}

/** Mails a link that works once and expires after three days. Earlier links of the person are void. */
export async function invite(ctx: TxContext, person: { id: string }, inviter: string): Promise<void> {
  await deleteLinks(ctx.db, person.id, 'set_password');
  await queue(ctx, sendInvitation, { userId: person.id, inviter, askedAt: ctx.app.now().toISOString() });
}

async function endAccess(tx: Tx, id: string): Promise<void> {
  await endAllSessions(tx, id);
  await deleteLinks(tx, id, 'set_password');
  await deleteChanges(tx, id);
}

function tell(
  ctx: TxContext,
  { person, what, address }: { person: UserRow; what: 'email' | 'password' | 'role'; address: string },
) {
  return queue(ctx, sendStaffNotice, { userId: person.id, what, address });
}
