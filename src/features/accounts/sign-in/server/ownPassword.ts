/** Changing one's own password, which takes the current one. */

import * as accounts from '#features/accounts/account/server/accounts.ts';
import { deleteChanges } from '#features/accounts/addresses/server/addresses.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashPassword, verifyPassword } from '#server/passwords.ts';
import { AppError } from '#shared/errors.ts';
import { signInErrors } from '../errors.ts';
import { deleteLinks } from './links.store.ts';
import { sendOwnPasswordNotice } from './notices.jobs.ts';
import { refuseWeakPassword } from './recovery.ts';
import { endOtherSessions } from './sessions.ts';

/**
 * Ends all other sessions, pending links and a pending change of address, and tells the owner by mail.
 * `alongside` is part of the transaction.
 * @throws AppError current_password_wrong, password_too_common; invalid_input when a password that must be
 * changed stays the same
 */
export async function changeOwnPassword(
  ctx: Context,
  given: { current: string; next: string },
  alongside: (ctx: TxContext) => Promise<void>,
): Promise<void> {
  const self = member(ctx.actor);
  const user = await provenSelf(ctx, given.current);
  refuseWeakPassword(given.next, user.email, 'new_password');
  if (self.mustChangePassword && given.next === given.current)
    throw new AppError('invalid_input', { fields: { new_password: 'same_password' } });
  const passwordHash = await hashPassword(given.next);
  await ctx.transaction(async (ctx) => {
    // Changed by a link or by staff while this one was being hashed: the proof no longer counts.
    if (!(await accounts.holdUnchanged(ctx.db, user))) throw wrongPassword();
    await accounts.setPassword(ctx.db, user.id, passwordHash);
    await endOtherSessions(ctx);
    await deleteLinks(ctx.db, user.id, 'set_password');
    await deleteChanges(ctx.db, user.id);
    await queue(ctx, sendOwnPasswordNotice, { userId: user.id, address: user.email });
    await alongside(ctx);
  });
}

/**
 * The signed-in person, proven by the password.
 * @throws AppError current_password_wrong, also for an account without one
 */
export async function provenSelf(ctx: Context, password: string): Promise<accounts.UserRow> {
  const user = await accounts.findUser(ctx.db, member(ctx.actor).id);
  if (!(await verifyPassword(password, user?.password_hash ?? null)) || !user) throw wrongPassword();
  return user;
}

export function wrongPassword(): AppError {
  return new AppError(signInErrors.current_password_wrong, {
    fields: { current_password: 'current_password' },
  });
}
