/** Students whose accounts staff make, and the mail that brings somebody to their courses. */

import { createAccount } from '#features/accounts/account/server/accounts.ts';
import { addressErrors } from '#features/accounts/addresses/errors.ts';
import { refuseTaken } from '#features/accounts/addresses/server/refuseTaken.ts';
import { countAccessMail } from '#features/accounts/sign-in/server/accessMail.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { peopleApi } from '../contract/actions.ts';
import { holdPerson } from './changes.ts';
import { courseToGive, endOf, openCourse } from './courseAccess.ts';
import { sendAccessLink } from './jobs.ts';
import { showUser } from './list.ts';
import { changePerson, recordPersonAction } from './staffAction.ts';

type In<K extends keyof typeof peopleApi> = ParsedInput<(typeof peopleApi)[K]>;

/**
 * Makes an account without a password and mails the link to choose one; following it confirms the address.
 * @throws AppError email_taken, course_unknown
 */
export async function createStudent(ctx: Context, input: In<'createStudent'>) {
  const course = input.course_id ? await courseToGive(ctx, input.course_id) : null;
  const until = endOf(ctx, input.until);
  const { email, first_name, last_name, phone = null } = input;
  const id = await ctx.transaction(async (ctx) => {
    await holdPerson(ctx, member(ctx.actor).id);
    await refuseTaken(ctx, email);
    const id = await createAccount(ctx, {
      ...{ email, firstName: first_name, lastName: last_name, phone, role: 'user', language: 'ru' },
      passwordHash: null,
      isVerified: false,
    });
    if (!id) throw new AppError(addressErrors.email_taken, { fields: { email: 'taken' } });
    const person = { id, email };
    await recordPersonAction(ctx, person, {
      action: 'user.student_created',
      after: { first_name, last_name, phone },
    });
    if (course) await openCourse(ctx, person, { course, until });
    await queue(ctx, sendAccessLink, { userId: id });
    return id;
  });
  return showUser(ctx, { id });
}

/** @throws AppError conflict for staff, who are invited, and for somebody blocked; too_many_requests */
export function sendAccess(ctx: Context, { id }: In<'sendAccess'>) {
  return changePerson(ctx, { id, action: 'send_access' }, async (ctx, person) => {
    if (person.role !== 'user' || person.blocked_at) throw new AppError('conflict');
    await countAccessMail(ctx, id);
    await queue(ctx, sendAccessLink, { userId: id });
    await recordPersonAction(ctx, person, { action: 'user.access_sent' });
  });
}
