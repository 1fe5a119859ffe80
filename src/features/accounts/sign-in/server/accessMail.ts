import { findUser } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context } from '#server/context.ts';
import type { Claim } from '#server/outbox/job.ts';
import { accessMailMessages } from '../messages/mails.ts';
import { issueSetPasswordLink } from './links.ts';

/**
 * Mails a person the way to their courses: a fresh link to choose a password while they have none, else the page to
 * sign in on. The link is made at the moment of sending. @returns what was sent; null to a closed account
 */
export async function sendAccessMail(
  ctx: Context,
  userId: string,
  claim: Claim,
): Promise<{ email: string; subject: string } | null> {
  const user = await findUser(ctx.db, userId);
  if (!user || user.blocked_at || user.deleted_at) return null;
  const { email, language, first_name: name } = user;
  const needsPassword = user.password_hash === null;
  const button = needsPassword
    ? await ctx.transaction((ctx) => issueSetPasswordLink(ctx, user.id))
    : `${ctx.app.config.appUrl}/login`;
  const values = { account: needsPassword ? 'new' : 'known', email };
  const subject = await mail(
    ctx,
    { to: email, language, name, messages: accessMailMessages, values, button },
    claim,
  );
  return { email, subject };
}
