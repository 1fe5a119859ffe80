import { findUser, lockUsers } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context, TxContext } from '#server/context.ts';
import { tooManyRequests } from '#server/limits/limits.ts';
import type { Claim } from '#server/outbox/job.ts';
import { newId } from '#server/tokens.ts';
import { day } from '#shared/dates.ts';
import { accessMailsADay } from '../rules/limits.ts';
import { signInTexts } from '../texts.ts';
import * as store from './accessMails.store.ts';
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
    { to: email, language, name, messages: signInTexts.server.accessMail, values, button },
    claim,
  );
  return { email, subject };
}

/** Counts a mail that staff send, from a person's page or an order's. @throws too_many_requests */
export async function countAccessMail(ctx: TxContext, userId: string): Promise<void> {
  // Two colleagues at once are counted one after the other.
  await lockUsers(ctx.db, [userId]);
  const now = ctx.app.now();
  const dayAgoMs = now.getTime() - day;
  const times = await store.timesAsked(ctx.db, userId, new Date(dayAgoMs).toISOString());
  const before = times.at(-accessMailsADay);
  if (before) throw tooManyRequests(Date.parse(before) - dayAgoMs);
  await store.insertAccessMail(ctx.db, { id: newId(), user_id: userId, asked_at: now.toISOString() });
}
