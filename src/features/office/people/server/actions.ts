/** Actions of staff on accounts. Each is one transaction with its entry in the audit log. */

import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { addressErrors } from '#features/accounts/addresses/errors.ts';
import { refuseTaken } from '#features/accounts/addresses/server/refuseTaken.ts';
import { hasSaidUnder18 } from '#features/accounts/guardians/server/questions.ts';
import { changeOwnPassword as changePasswordOf } from '#features/accounts/sign-in/server/ownPassword.ts';
import { refuseWeakPassword } from '#features/accounts/sign-in/server/recovery.ts';
import { endAllSessions } from '#features/accounts/sign-in/server/sessions.ts';
import { type AuditFields, difference } from '#features/records/audit/rules.ts';
import { enrolmentsOf } from '#features/teaching/enrolments/server/enrolments.ts';
import { type Member, member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { hashPassword } from '#server/passwords.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { Role } from '#shared/roles.ts';
import type { peopleApi } from '../contract/actions.ts';
import { peopleErrors, refusals } from '../errors.ts';
import { namesOf, type PersonAction, refusalOf, rolesToGive } from '../rules.ts';
import { peopleTexts } from '../texts.ts';
import * as people from './changes.ts';
import { courseToGive, openCourse, setAccess } from './courseAccess.ts';
import { showUser } from './list.ts';
import { changePerson, recordPersonAction } from './staffAction.ts';

type In<K extends keyof typeof peopleApi> = ParsedInput<(typeof peopleApi)[K]>;

/**
 * Creates a member of staff: with a password, ready to sign in; without one, invited by mail. The address
 * counts as confirmed only if the creator also chooses the password.
 * @throws AppError role_too_high, email_taken, password_too_common, course_unknown
 */
export async function create(ctx: Context, input: In<'create'>) {
  const self = member(ctx.actor);
  const role: Role = input.role === 'user' ? 'support' : input.role;
  if (!rolesToGive(self.role).includes(role))
    throw new AppError(peopleErrors.role_too_high, { fields: { role: 'invalid' } });
  const passwordHash = await hashOf(input.password, input.email, 'password');
  const course = input.has_course_access ? await courseToGive(ctx) : null;
  const { firstName, lastName } = namesOf(input, { firstName: '', lastName: '' });
  const id = await ctx.transaction(async (ctx) => {
    await people.holdPerson(ctx, self.id);
    await refuseTaken(ctx, input.email);
    const account = {
      email: input.email,
      firstName,
      lastName,
      phone: input.phone ?? null,
      role,
      passwordHash,
    };
    const created = await createAccount(ctx, {
      ...account,
      language: ctx.actor.language,
      isVerified: passwordHash !== null,
    });
    if (!created) throw new AppError(addressErrors.email_taken, { fields: { email: 'taken' } });
    const person = { id: created, email: input.email };
    const after = { first_name: firstName, last_name: lastName, phone: account.phone, role };
    await recordPersonAction(ctx, person, { action: 'user.created', after });
    if (course) await openCourse(ctx, person, { course, until: null });
    if (!passwordHash) await sendInvitation(ctx, person);
    return created;
  });
  return showUser(ctx, { id });
}

/**
 * Changes contacts, course access and password, each only if given. One's own address is changed in the
 * profile, with the password. @throws AppError not_oneself, email_taken, password_too_common
 */
export async function edit(ctx: Context, input: In<'edit'>) {
  const { new_password = '', has_course_access: isOpen } = input;
  const passwordHash = await hashOf(new_password, input.email ?? '', 'new_password');
  const course = isOpen ? await courseToGive(ctx) : null;
  return changePerson(ctx, { id: input.id, action: 'edit' }, async (ctx, person, self) => {
    await editContacts(ctx, person, input);
    const edited = { ...person, email: input.email ?? person.email };
    if (passwordHash) {
      refuseUnless(self, person, 'set_password');
      refuseWeakPassword(new_password, edited.email, 'new_password');
      await people.replacePassword(ctx, edited, passwordHash);
      await recordPersonAction(ctx, edited, { action: 'user.edited', after: { password: 'new' } });
    }
    if (isOpen === undefined || isOpen === (await isEnrolled(ctx, person.id))) return;
    refuseUnless(self, person, 'change_access');
    await setAccess(ctx, edited, { isOpen, course });
  });
}

/** Ends the person's sessions. The same role again changes nothing. */
export async function changeRole(ctx: Context, { id, role }: In<'changeRole'>) {
  return changePerson(ctx, { id, action: 'change_role' }, async (ctx, person) => {
    if (person.role === role) return;
    await people.giveRole(ctx, person, role);
    const fields = { before: { role: person.role }, after: { role } };
    await recordPersonAction(ctx, person, { action: 'user.role_changed', ...fields });
  });
}

export async function block(ctx: Context, { id }: In<'block'>) {
  return changePerson(ctx, { id, action: 'block' }, async (ctx, person) => {
    if (person.blocked_at) return;
    await people.blockPerson(ctx, id);
    await recordPersonAction(ctx, person, { action: 'user.blocked' });
  });
}

export async function unblock(ctx: Context, { id }: In<'unblock'>) {
  return changePerson(ctx, { id, action: 'unblock' }, async (ctx, person) => {
    if (!person.blocked_at) return;
    await people.unblockPerson(ctx.db, id);
    await recordPersonAction(ctx, person, { action: 'user.unblocked' });
  });
}

/** A form that says otherwise later is believed again. */
export async function knowAdult(ctx: Context, { id }: In<'knowAdult'>) {
  return changePerson(ctx, { id, action: 'know_adult' }, async (ctx, person) => {
    if (!(await hasSaidUnder18(ctx, id))) return;
    await people.noteAdult(ctx, id);
    await recordPersonAction(ctx, person, { action: 'user.known_adult' });
  });
}

export async function signOut(ctx: Context, { id }: In<'signOut'>) {
  return changePerson(ctx, { id, action: 'sign_out' }, async (ctx, person) => {
    await endAllSessions(ctx.db, id);
    await recordPersonAction(ctx, person, { action: 'user.signed_out' });
  });
}

export async function remove(ctx: Context, { id }: In<'remove'>) {
  return changePerson(ctx, { id, action: 'delete' }, async (ctx, person) => {
    await people.removePerson(ctx, person);
    await recordPersonAction(ctx, person, { action: 'user.deleted', before: { role: person.role } });
  });
}

/** @throws AppError email_taken when somebody registered the address meanwhile */
export async function restore(ctx: Context, { id }: In<'restore'>) {
  return changePerson(ctx, { id, action: 'restore' }, async (ctx, person) => {
    if (!person.deleted_at) return;
    await people.bringBackPerson(ctx.db, person);
    const email = person.deleted_email ?? person.email;
    await recordPersonAction(ctx, { id, email }, { action: 'user.restored' });
  });
}

/** @throws AppError conflict when there is nothing to invite to: a student, or somebody with a password */
export async function invite(ctx: Context, { id }: In<'invite'>) {
  return changePerson(ctx, { id, action: 'invite' }, async (ctx, person) => {
    if (person.password_hash || person.role === 'user') throw new AppError('conflict');
    await sendInvitation(ctx, person);
  });
}

/** @throws AppError current_password_wrong, password_too_common */
export async function changeOwnPassword(ctx: Context, input: In<'changeOwnPassword'>) {
  const given = { current: input.current_password, next: input.new_password };
  await changePasswordOf(ctx, given, (ctx) =>
    recordPersonAction(ctx, member(ctx.actor), { action: 'account.password_changed' }),
  );
  return { message: peopleTexts.people[ctx.actor.language].passwordChanged };
}

/** Null when none is given. @throws AppError password_too_common */
async function hashOf(password: string, email: string, field: string): Promise<string | null> {
  if (password === '') return null;
  refuseWeakPassword(password, email, field);
  return hashPassword(password);
}

function refuseUnless(self: Member, person: people.PersonRow, action: PersonAction): void {
  const refusal = refusalOf(self, person, action);
  if (refusal) throw new AppError(refusals[refusal]);
}

async function isEnrolled(ctx: Context, id: string): Promise<boolean> {
  return (await enrolmentsOf(ctx, id)).length > 0;
}

async function editContacts(ctx: TxContext, person: people.PersonRow, input: In<'edit'>) {
  const old = { firstName: person.first_name, lastName: person.last_name };
  const phone = input.phone === undefined ? person.phone : input.phone;
  const to = { email: input.email ?? person.email, phone, ...namesOf(input, old) };
  const { before, after } = difference(
    asFields({ ...old, email: person.email, phone: person.phone }),
    asFields(to),
  );
  if (Object.keys(after).length === 0) return;
  if (member(ctx.actor).id === person.id && to.email !== person.email)
    throw new AppError(peopleErrors.not_oneself, { fields: { email: 'own_email_in_profile' } });
  await people.changeContacts(ctx, person, to);
  await recordPersonAction(ctx, person, { action: 'user.edited', before, after });
}

function asFields({ email, firstName, lastName, phone }: people.Contacts): AuditFields {
  return { email, first_name: firstName, last_name: lastName, phone };
}

async function sendInvitation(ctx: TxContext, person: { id: string; email: string }) {
  await people.invite(ctx, person, member(ctx.actor).email);
  await recordPersonAction(ctx, person, { action: 'user.invited' });
}
