import { z } from 'zod';
import { readerOf } from '#features/accounts/account/rules/reader.ts';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { emailField, idField } from '#shared/fields.ts';
import { isStaff } from '#shared/roles.ts';
import { agentInWords } from '../rules/sessions.ts';
import { signInTexts } from '../texts.ts';

/** To the owner of a changed password, in case it was someone else. */
export const sendOwnPasswordNotice = job(
  'accounts.send_own_password_notice',
  z.object({ userId: idField, address: emailField }),
  async (ctx, { userId, address }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const { language, first_name: name } = user;
    const values = { reader: readerOf(user.role) };
    const button = `${ctx.app.config.appUrl}${isStaff(user.role) ? '/admin' : '/login'}`;
    await mail(
      ctx,
      { to: address, language, name, messages: signInTexts.server.ownPasswordMail, values, button },
      claim,
    );
  },
);

/** To staff who have signed in from a browser that was not known. */
export const sendSignInNotice = job(
  'accounts.send_sign_in_notice',
  z.object({ userId: idField, at: z.iso.datetime(), address: z.string(), userAgent: z.string() }),
  async (ctx, { userId, at, address, userAgent }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const { email, language, role, first_name: name } = user;
    const when = new Intl.DateTimeFormat(language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: ctx.app.config.timeZone,
    }).format(new Date(at));
    const values = { when, address, browser: agentInWords(userAgent), role };
    const button = `${ctx.app.config.appUrl}/admin/account`;
    await mail(
      ctx,
      { to: email, language, name, messages: signInTexts.server.newDeviceMail, values, button },
      claim,
    );
  },
);

export const noticesJobs: Job[] = [sendOwnPasswordNotice, sendSignInNotice];
