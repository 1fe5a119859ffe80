/** Taking back an account whose address was changed, by a link mailed to the former address. */

import { personSearch, type UserRow, updatePerson } from '#features/accounts/account/server/accounts.ts';
import * as addresses from '#features/accounts/addresses/server/addresses.ts';
import { sendChangeNotice } from '#features/accounts/addresses/server/jobs.ts';
import { unlessTaken } from '#features/accounts/addresses/server/refuseTaken.ts';
import { rememberDevice } from '#features/accounts/sign-in/server/devices.ts';
import { deleteIdentitiesSince } from '#features/accounts/sign-in/server/identities.ts';
import { deleteLinks } from '#features/accounts/sign-in/server/links.ts';
import { refuseWeakPassword } from '#features/accounts/sign-in/server/recovery.ts';
import { endAllSessions } from '#features/accounts/sign-in/server/sessions.ts';
import type { Context, TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { queue } from '#server/outbox/queue.ts';
import { hashPassword } from '#server/passwords.ts';
import { hashToken } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { profileApi } from '../contract.ts';
import { holdUser, noteStaffChange } from './address.ts';

/**
 * Restores the account's former address, with a new password. Everything that the person who changed it could
 * still use becomes void: sessions, links, providers linked since, Telegram, and the same right of later addresses.
 * @throws AppError link_used_or_expired; email_taken when the address has an account of its own by now;
 * password_too_common
 */
export async function takeBack(
  ctx: Context,
  { token, new_password }: ParsedInput<typeof profileApi.takeBackEmail>,
) {
  const tokenHash = hashToken(token);
  const asked = await addresses.findFormerOfLink(ctx.db, tokenHash, ctx.app.now().toISOString());
  if (!asked) throw new AppError('link_used_or_expired');
  refuseWeakPassword(new_password, asked.email, 'new_password');
  const passwordHash = await hashPassword(new_password);
  return ctx.transaction(async (ctx) => {
    const user = await holdUser(ctx.db, asked.user_id);
    // Read again: the previous holder of the lock may have taken it back.
    const former = await addresses.findFormerOfLink(ctx.db, tokenHash, ctx.app.now().toISOString());
    if (!user || !former) throw new AppError('link_used_or_expired');
    await moveBack(ctx, user, { ...former, passwordHash });
    await rememberDevice(ctx, user.id);
    await noteStaffChange(ctx, user, former.email);
    return { email: former.email };
  });
}

async function moveBack(
  ctx: TxContext,
  user: UserRow,
  { email, left_at, passwordHash }: addresses.FormerAddressRow & { passwordHash: string },
): Promise<void> {
  await unlessTaken(
    updatePerson(ctx.db, user.id, {
      email,
      email_verified_at: ctx.app.now().toISOString(),
      password_hash: passwordHash,
      search: personSearch({ ...user, email }),
    }),
  );
  await endAllSessions(ctx.db, user.id);
  for (const purpose of ['verify_email', 'set_password', 'erase_account'] as const)
    await deleteLinks(ctx.db, user.id, purpose);
  await addresses.deleteChanges(ctx.db, user.id);
  await deleteIdentitiesSince(ctx.db, user.id, left_at);
  for (const { shutOut } of featuresOf(ctx.app)) await shutOut?.(ctx, user.id);
  await addresses.deleteFormersSince(ctx.db, user.id, left_at);
  if (user.email === email) return;
  await queue(ctx, sendChangeNotice, {
    userId: user.id,
    what: 'takenBack',
    address: user.email,
    email,
  });
}
