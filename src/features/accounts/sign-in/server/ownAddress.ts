/** An address confirmed in the browser that is signed in to its account: no password is asked for. */
import * as accounts from '#features/accounts/account/server/accounts.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { signInApi } from '../contract/signIn.ts';
import { lockLinks } from './links.store.ts';
import { consumeLink, endExpiredLink, readLink } from './links.ts';

/**
 * Follows a mailed link for the caller's own account, which stays signed in everywhere: the person who opened the
 * account also reads its mail. @throws link_used_or_expired; forbidden for a link of another account; conflict where
 * there is nothing to confirm, or no password to sign in with later
 */
export async function confirmOwnAddress(
  ctx: Context,
  { token }: ParsedInput<typeof signInApi.confirmOwnAddress>,
): Promise<{ email: string }> {
  await endExpiredLink(ctx, token);
  return ctx.transaction(async (ctx) => {
    const { userId, purpose } = await readLink(ctx, token, 'set_password', 'verify_email');
    if (userId !== member(ctx.actor).id) throw new AppError('forbidden');
    // Others lock the two in this order as well.
    if (purpose === 'verify_email') await lockLinks(ctx.db, userId, 'verify_email');
    const [user] = await accounts.lockUsers(ctx.db, [userId]);
    if (!user || user.deleted_at) throw new AppError('link_used_or_expired');
    if (user.email_verified_at || !user.password_hash) throw new AppError('conflict');
    await consumeLink(ctx, token, purpose);
    await accounts.confirmAddress(ctx, userId);
    return { email: user.email };
  });
}
