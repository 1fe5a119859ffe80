/** What staff do to accounts. Each is one transaction with its entry in the audit log. */

import { changeOwnPassword as changePasswordOf } from '#features/accounts/password/service.ts';
import * as people from '#features/accounts/people/service.ts';
import { refuseCommonPassword } from '#features/accounts/recovery/service.ts';
import { createAccount } from '#features/accounts/service.ts';
import { endAllSessions } from '#features/accounts/sessions/service.ts';
import { type AuditFields, difference } from '#features/audit/rules.ts';
import { enrolmentsOf } from '#features/learning/enrolments/service.ts';
import { type Actor, type Member, member } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { hashPassword } from '#server/passwords.ts';
import type { Role } from '#shared/access.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { courseToGive, openCourse, setAccess } from '../access/service.ts';
import { changePerson, recordChange } from '../reach/service.ts';
import { showUser } from '../service.ts';
import type { peopleApi } from './contract.ts';
import { peopleMessages } from './messages.ts';
import { namesOf, type PersonDeed, refusalOf, rolesToGive } from './rules.ts';

type In<K extends keyof typeof peopleApi> = ParsedInput<(typeof peopleApi)[K]>;

/**
 * A member of staff: with a password, ready to sign in; without one, invited by mail. Who creates vouches for the
 * address only where they also choose the password.
 * @throws AppError role_too_high, email_taken, password_too_common, course_unknown
 */
export async function create(actor: Actor, app: App, input: In<'create'>) {
  const self = member(actor);
  const role: Role = input.role === 'user' ? 'support' : input.role;
  if (!rolesToGive(self.role).includes(role))
    throw new AppError('role_too_high', { fields: { role: 'invalid' } });
  const passwordHash = await hashOf(input.password, 'password');
  const course = input.has_course_access ? await courseToGive(app) : null;
  const { firstName, lastName } = namesOf(input, { firstName: '', lastName: '' });
  const id = await app.database.transaction(async (tx) => {
    await people.holdPerson(app, tx, self, self.id);
    await people.refuseTaken(app, tx, input.email);
    const account = {
      email: input.email,
      firstName,
      lastName,
      phone: input.phone ?? null,
      role,
      passwordHash,
    };
    const created = await createAccount(app, tx, {
      ...account,
      language: actor.language,
      isVerified: passwordHash !== null,
    });
    if (!created) throw new AppError('email_taken', { fields: { email: 'taken' } });
    const person = { id: created, email: input.email };
    const after = { first_name: firstName, last_name: lastName, phone: account.phone, role };
    await recordChange(app, tx, actor, person, 'user.created', { after });
    if (course) await openCourse(app, tx, actor, person, course);
    if (!passwordHash) await sendInvitation(app, tx, self, person);
    return created;
  });
  return showUser(actor, app, { id });
}

/** Contacts, course access and password, each only where given. @throws AppError email_taken, password_too_common */
export async function edit(actor: Actor, app: App, input: In<'edit'>) {
  const { new_password = '', has_course_access: isOpen } = input;
  const passwordHash = await hashOf(new_password, 'new_password');
  const course = isOpen ? await courseToGive(app) : null;
  return changePerson(actor, app, input.id, 'edit', async (tx, person, self) => {
    await editContacts(app, tx, self, person, input);
    const edited = { ...person, email: input.email ?? person.email };
    if (passwordHash) {
      refuseUnless(self, person, 'set_password');
      await people.replacePassword(app, tx, edited, passwordHash);
      await recordChange(app, tx, actor, edited, 'user.edited', { after: { password: 'new' } });
    }
    if (isOpen === undefined || isOpen === (await isEnrolled(tx, person.id))) return;
    refuseUnless(self, person, 'change_access');
    await setAccess(app, tx, actor, edited, { isOpen, course });
  });
}

/** Ends the person's sessions. The same role again changes nothing. */
export async function changeRole(actor: Actor, app: App, { id, role }: In<'changeRole'>) {
  return changePerson(actor, app, id, 'change_role', async (tx, person) => {
    if (person.role === role) return;
    await people.giveRole(app, tx, person, role);
    const fields = { before: { role: person.role }, after: { role } };
    await recordChange(app, tx, actor, person, 'user.role_changed', fields);
  });
}

export async function block(actor: Actor, app: App, { id }: In<'block'>) {
  return changePerson(actor, app, id, 'block', async (tx, person) => {
    if (person.blocked_at) return;
    await people.blockPerson(app, tx, id);
    await recordChange(app, tx, actor, person, 'user.blocked');
  });
}

export async function unblock(actor: Actor, app: App, { id }: In<'unblock'>) {
  return changePerson(actor, app, id, 'unblock', async (tx, person) => {
    if (!person.blocked_at) return;
    await people.unblockPerson(tx, id);
    await recordChange(app, tx, actor, person, 'user.unblocked');
  });
}

export async function signOut(actor: Actor, app: App, { id }: In<'signOut'>) {
  return changePerson(actor, app, id, 'sign_out', async (tx, person) => {
    await endAllSessions(tx, id);
    await recordChange(app, tx, actor, person, 'user.signed_out');
  });
}

export async function remove(actor: Actor, app: App, { id }: In<'remove'>) {
  return changePerson(actor, app, id, 'delete', async (tx, person) => {
    await people.removePerson(app, tx, person);
    await recordChange(app, tx, actor, person, 'user.deleted', { before: { role: person.role } });
  });
}

/** @throws AppError email_taken where somebody registered the address meanwhile */
export async function restore(actor: Actor, app: App, { id }: In<'restore'>) {
  return changePerson(actor, app, id, 'restore', async (tx, person) => {
    if (!person.deleted_at) return;
    await people.bringBackPerson(tx, person);
    const email = person.deleted_email ?? person.email;
    await recordChange(app, tx, actor, { id, email }, 'user.restored');
  });
}

/** @throws AppError conflict where there is nothing to invite to: a student, or somebody with a password */
export async function invite(actor: Actor, app: App, { id }: In<'invite'>) {
  return changePerson(actor, app, id, 'invite', async (tx, person, self) => {
    if (person.password_hash || person.role === 'user') throw new AppError('conflict');
    await sendInvitation(app, tx, self, person);
  });
}

/** @throws AppError current_password_wrong, password_too_common */
export async function changeOwnPassword(actor: Actor, app: App, input: In<'changeOwnPassword'>) {
  const given = { current: input.current_password, next: input.new_password };
  await changePasswordOf(actor, app, given, (tx) =>
    recordChange(app, tx, actor, member(actor), 'account.password_changed'),
  );
  return { message: peopleMessages[actor.language].passwordChanged };
}

/** Null where none is given. @throws AppError password_too_common */
async function hashOf(password: string, field: string): Promise<string | null> {
  if (password === '') return null;
  refuseCommonPassword(password, field);
  return hashPassword(password);
}

function refuseUnless(self: Member, person: people.PersonRow, deed: PersonDeed): void {
  const refusal = refusalOf(self, person, deed);
  if (refusal) throw new AppError(refusal);
}

async function isEnrolled(tx: Tx, id: string): Promise<boolean> {
  return (await enrolmentsOf(tx, id)).length > 0;
}

async function editContacts(app: App, tx: Tx, self: Member, person: people.PersonRow, input: In<'edit'>) {
  const old = { firstName: person.first_name, lastName: person.last_name };
  const phone = input.phone === undefined ? person.phone : input.phone;
  const to = { email: input.email ?? person.email, phone, ...namesOf(input, old) };
  const { before, after } = difference(
    asFields({ ...old, email: person.email, phone: person.phone }),
    asFields(to),
  );
  if (Object.keys(after).length === 0) return;
  await people.changeContacts(app, tx, person, to);
  await recordChange(app, tx, self, person, 'user.edited', { before, after });
}

function asFields({ email, firstName, lastName, phone }: people.Contacts): AuditFields {
  return { email, first_name: firstName, last_name: lastName, phone };
}

async function sendInvitation(app: App, tx: Tx, self: Member, person: { id: string; email: string }) {
  await people.invite(app, tx, person, self.email);
  await recordChange(app, tx, self, person, 'user.invited');
}
