import { z } from 'zod';
import { findUser, findUserByEmail, findUsersByPhone } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context } from '#server/context.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { readableEmail } from '#shared/domains.ts';
import { emailField, idField, phoneField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { linkMs } from '../rules/lifetimes.ts';
import { mailTurns } from '../rules/limits.ts';
import { signInTexts } from '../texts.ts';
import { issueResetLink } from './links.ts';

const language = z.enum(languages);

/**
 * The request may name anyone's address: the lookup happens here, so that response times reveal nothing. A mail that
 * has waited longer than its link would have lived is dropped.
 */
export const sendResetMail = job(
  'accounts.send_reset',
  z.object({ email: emailField, language, askedAt: z.iso.datetime() }),
  async (ctx, { email, language, askedAt }, claim) => {
    const user = await findUserByEmail(ctx.db, email);
    if (!user || user.blocked_at || isStale(ctx, askedAt)) return;
    await claim.takeTurn();
    const button = await ctx.transaction((ctx) => issueResetLink(ctx, user));
    await mail(
      ctx,
      { to: user.email, language, name: user.first_name, messages: signInTexts.server.resetMail, button },
      claim,
    );
  },
);

/**
 * One mail for each account with the phone, each a job of its own: one that fails does not repeat the others.
 */
export const findLogins = job(
  'accounts.find_logins',
  z.object({ phone: phoneField.pipe(z.string()), language, askedAt: z.iso.datetime() }),
  async (ctx, { phone, language, askedAt }, claim) => {
    await ctx.transaction(async (ctx) => {
      const found = isStale(ctx, askedAt) ? [] : await findUsersByPhone(ctx.db, phone);
      const people = found.filter((user) => !user.blocked_at);
      const turn = mailTurns.recovery;
      for (const { id } of people)
        await queueWith(ctx, { job: sendLoginMail, payload: { userId: id, language }, turn });
      await claim.settle(ctx.db);
    });
  },
);

const sendLoginMail = job(
  'accounts.send_login',
  z.object({ userId: idField, language }),
  async (ctx, { userId, language }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    await claim.takeTurn();
    const { email, first_name: name } = user;
    const values = { email: readableEmail(email) };
    const button = loginPage(ctx);
    await mail(
      ctx,
      { to: email, language, name, messages: signInTexts.server.loginMail, values, button },
      claim,
    );
  },
);

/** Nobody's password changes behind their back. */
export const sendPasswordChangedMail = job(
  'accounts.send_password_changed',
  z.object({ userId: idField, language }),
  async (ctx, { userId, language }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const { email, first_name: name } = user;
    const button = loginPage(ctx);
    await mail(
      ctx,
      { to: email, language, name, messages: signInTexts.server.passwordChangedMail, button },
      claim,
    );
  },
);

export const recoveryJobs: Job[] = [sendResetMail, findLogins, sendLoginMail, sendPasswordChangedMail];

function isStale(ctx: Context, askedAt: string): boolean {
  return ctx.app.now().getTime() - Date.parse(askedAt) > linkMs.reset_password;
}

function loginPage(ctx: Context): string {
  return `${ctx.app.config.appUrl}/login`;
}
