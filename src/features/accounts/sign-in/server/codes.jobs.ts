import { z } from 'zod';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { emailField, idField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { oauthProviders, providerNames } from '../rules/oauth.ts';
import { signInTexts } from '../texts.ts';
import { deleteExpiredSteps } from './oauth.store.ts';

const language = z.enum(languages);

export const sendCodeMail = job(
  'accounts.send_code',
  z.object({ email: emailField, language, code: z.string() }),
  async (ctx, { email, language, code }, claim) => {
    await claim.takeTurn();
    // In two groups, as it is read aloud and typed; the page takes it with or without the gap.
    const values = { code: code.replace(/^(\d{4})/, '$1 ') };
    const button = ctx.app.config.appUrl;
    const secrets = ['code'];
    await mail(
      ctx,
      { to: email, language, messages: signInTexts.server.codeMail, values, secrets, button },
      claim,
    );
  },
);

/** Nobody's account gets another door behind their back. */
export const sendLinkedMail = job(
  'accounts.send_linked',
  z.object({ userId: idField, provider: z.enum(oauthProviders), language }),
  async (ctx, { userId, provider, language }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const { email, first_name: name } = user;
    const values = { provider: providerNames[provider] };
    const button = `${ctx.app.config.appUrl}/login`;
    await mail(
      ctx,
      { to: email, language, name, messages: signInTexts.server.linkedMail, values, button },
      claim,
    );
  },
);

export const clearExpiredSteps = job('accounts.clear_expired_steps', z.object({}), async (ctx) => {
  await deleteExpiredSteps(ctx.db, ctx.app.now().toISOString());
});

export const codesJobs: Job[] = [sendCodeMail, sendLinkedMail, clearExpiredSteps];
