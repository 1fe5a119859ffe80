/** Shared frame of all actions of staff on a person. */

import type { signIn } from '#features/accounts/sign-in/manifest.ts';
import type { AuditFields } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { type Member, member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { UserDetails } from '../contract/list.ts';
import { refusals } from '../errors.ts';
import type { people } from '../manifest.ts';
import { type PersonAction, refusalOf } from '../rules.ts';
import { holdPerson, type PersonRow } from './changes.ts';
import { showUser } from './list.ts';

/**
 * Acts on a person in one transaction, with both locked: the rights are those at that moment. @returns the
 * person afterwards. @throws AppError forbidden, not_oneself, role_too_high; not_found also for deleted
 * people, who can only be restored
 */
export async function changePerson(
  ctx: Context,
  { id, action }: { id: string; action: PersonAction },
  work: (ctx: TxContext, person: PersonRow, self: Member) => Promise<void>,
): Promise<UserDetails> {
  const self = member(ctx.actor);
  await ctx.transaction(async (ctx) => {
    const person = await holdPerson(ctx, id);
    const refusal = refusalOf(self, person, action);
    if (refusal) throw new AppError(refusals[refusal]);
    if (person.deleted_at && action !== 'restore') throw notFound();
    await work(ctx, person, self);
  });
  return showUser(ctx, { id });
}

/** The entry of the log about something done to a person. */
export function recordPersonAction(
  ctx: TxContext,
  person: { id: string; email: string },
  done: {
    action: (typeof people.audit | typeof signIn.audit)[number];
    before?: AuditFields;
    after?: AuditFields;
  },
): Promise<void> {
  const subject = { kind: 'user', id: person.id, label: person.email };
  return recordAction(ctx, { ...done, subject });
}
