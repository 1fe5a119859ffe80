import { z } from 'zod';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { linkMs } from '#features/accounts/sign-in/rules/lifetimes.ts';
import { oauthProviders, providerNames } from '#features/accounts/sign-in/rules/oauth.ts';
import { issueResetLink } from '#features/accounts/sign-in/server/links.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { profileTexts } from '../texts.ts';

/**
 * The link is made at the moment of sending. Nothing goes to a person who has chosen a password since, nor once the
 * mail has waited longer than its link would have lived.
 */
export const sendPasswordLink = job(
  'accounts.send_password_link',
  z.object({ userId: idField, askedAt: z.iso.datetime() }),
  async (ctx, { userId, askedAt }, claim) => {
    const user = await findUser(ctx.db, userId);
    const isStale = ctx.app.now().getTime() - Date.parse(askedAt) > linkMs.reset_password;
    if (!user || user.password_hash || user.blocked_at || isStale) return;
    await claim.takeTurn();
    const url = await ctx.transaction((ctx) => issueResetLink(ctx, user));
    const { email, language, first_name: name } = user;
    await mail(
      ctx,
      { to: email, language, name, messages: profileTexts.server.passwordLinkMail, button: url },
      claim,
    );
  },
);

/** Nobody's account loses a door behind their back. */
export const sendUnlinkedMail = job(
  'accounts.send_unlinked',
  z.object({ userId: idField, provider: z.enum(oauthProviders) }),
  async (ctx, { userId, provider }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const { email, language, first_name: name } = user;
    const values = { provider: providerNames[provider] };
    const button = `${ctx.app.config.appUrl}/profile`;
    await mail(
      ctx,
      { to: email, language, name, messages: profileTexts.server.unlinkedMail, values, button },
      claim,
    );
  },
);

export const profileJobs: Job[] = [sendPasswordLink, sendUnlinkedMail];
