/** Accounts as staff change them: parts of the transactions of features/staff, which knows who may do what. */
import type { Member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import { isUniqueViolation, type Tx } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import type { Role } from '#shared/access.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import { deleteChanges } from '../address/store.ts';
import { deleteLinks, lockLinks } from '../links/store.ts';
import { restorableMs } from '../rules.ts';
import { endAllSessions } from '../sessions/service.ts';
import { isAddressTaken, lockUsers, type UserRow, updatePerson } from '../store.ts';
import { sendInvitation, sendStaffNotice } from './jobs.ts';
import { standInFor } from './rules.ts';

export type PersonRow = UserRow;

/**
 * Holds a person and whoever asks until `tx` ends. Of two who would take each other's role, one comes second and is
 * refused: there always is somebody left who could.
 * @throws AppError session_expired where the asking one was demoted, blocked or deleted meanwhile; not_found also for
 * people deleted for longer than they can be brought back
 */
export async function holdPerson(app: App, tx: Tx, actor: Member, id: string): Promise<UserRow> {
  // Links before accounts: the order of those who confirm an address.
  await lockLinks(tx, id, 'verify_email');
  const held = await lockUsers(tx, [actor.id, id]);
  const self = held.find((row) => row.id === actor.id);
  if (!self || self.role !== actor.role || self.blocked_at || self.deleted_at) {
    throw new AppError('session_expired');
  }
  const person = held.find((row) => row.id === id);
  if (!person || isForgotten(app, person)) throw notFound();
  return person;
}

/** Erased, or deleted for longer than they can be brought back. */
function isForgotten(app: App, { deleted_at, deleted_email }: UserRow): boolean {
  if (!deleted_at) return false;
  return deleted_email === null || Date.parse(deleted_at) + restorableMs <= app.now().getTime();
}

export interface Contacts {
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
}

/** A new address ends sessions and pending links, and both addresses are told. @throws AppError email_taken */
export async function changeContacts(app: App, tx: Tx, person: UserRow, to: Contacts): Promise<void> {
  const isMoved = to.email !== person.email;
  if (isMoved) await refuseTaken(app, tx, to.email);
  await unlessTaken(
    updatePerson(tx, person.id, {
      email: to.email,
      first_name: to.firstName,
      last_name: to.lastName,
      phone: to.phone,
      search: searchable(to.firstName, to.lastName, to.email, to.phone),
    }),
  );
  if (!isMoved) return;
  await endAccess(tx, person.id);
  await deleteLinks(tx, person.id, 'verify_email');
  for (const address of [person.email, to.email]) await tell(app, tx, person, 'email', address);
}

/** @throws AppError email_taken also for the address of the settings, which is the super admin's alone */
export async function refuseTaken(app: App, tx: Tx, email: string): Promise<void> {
  if (email === app.config.adminEmail || (await isAddressTaken(tx, email))) throw taken();
}

/** Ends all sessions and pending links; the owner is told. */
export async function replacePassword(
  app: App,
  tx: Tx,
  person: UserRow,
  passwordHash: string,
): Promise<void> {
  await updatePerson(tx, person.id, { password_hash: passwordHash });
  await endAccess(tx, person.id);
  await tell(app, tx, person, 'password', person.email);
}

/** Ends all sessions; the person is told. */
export async function giveRole(app: App, tx: Tx, person: UserRow, role: Role): Promise<void> {
  await updatePerson(tx, person.id, { role });
  await endAllSessions(tx, person.id);
  await tell(app, tx, person, 'role', person.email);
}

/** Sessions stay, refused with the words that say why, until the account is unblocked. */
export async function blockPerson(app: App, tx: Tx, id: string): Promise<void> {
  await updatePerson(tx, id, { blocked_at: app.now().toISOString() });
  await deleteLinks(tx, id, 'set_password');
}

/** The sessions from before the block stay closed. */
export async function unblockPerson(tx: Tx, id: string): Promise<void> {
  await endAllSessions(tx, id);
  await updatePerson(tx, id, { blocked_at: null });
}

/** The address is free from now on; orders, courses and progress stay with the account. */
export async function removePerson(app: App, tx: Tx, person: UserRow): Promise<void> {
  await endAccess(tx, person.id);
  await updatePerson(tx, person.id, {
    deleted_at: app.now().toISOString(),
    deleted_email: person.email,
    email: standInFor(person.id),
  });
}

/** @throws AppError email_taken where somebody registered the address meanwhile */
export async function bringBackPerson(tx: Tx, { id, deleted_email }: UserRow): Promise<void> {
  if (deleted_email === null) throw notFound();
  if (await isAddressTaken(tx, deleted_email)) throw taken();
  await unlessTaken(updatePerson(tx, id, { deleted_at: null, deleted_email: null, email: deleted_email }));
}

/** A mail with a link that works once and ends after three days. Earlier links of the person are dead. */
export async function invite(app: App, tx: Tx, person: { id: string }, inviter: string): Promise<void> {
  await deleteLinks(tx, person.id, 'set_password');
  await queue(app, tx, sendInvitation, { userId: person.id, inviter, askedAt: app.now().toISOString() });
}

async function endAccess(tx: Tx, id: string): Promise<void> {
  await endAllSessions(tx, id);
  await deleteLinks(tx, id, 'set_password');
  await deleteChanges(tx, id);
}

function tell(app: App, tx: Tx, person: UserRow, what: 'email' | 'password' | 'role', address: string) {
  return queue(app, tx, sendStaffNotice, { userId: person.id, what, address });
}

function taken(): AppError {
  return new AppError('email_taken', { fields: { email: 'taken' } });
}

/** Whoever takes the address at the same moment is found by the constraint. @throws AppError email_taken */
export async function unlessTaken(update: Promise<void>): Promise<void> {
  try {
    await update;
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
}
