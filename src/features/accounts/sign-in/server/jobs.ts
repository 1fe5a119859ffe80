import { z } from 'zod';
import { findUser, findUserByEmail, type UserRow } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context } from '#server/context.ts';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day, hour } from '#shared/dates.ts';
import { emailField, idField } from '#shared/fields.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { deviceMs } from '../rules/devices.ts';
import { signInTexts } from '../texts.ts';
import { deleteAccessMails } from './accessMails.store.ts';
import { clearExpiredSteps, codesJobs } from './codes.jobs.ts';
import { deleteDevices } from './devices.store.ts';
import { deleteExpiredLinks } from './links.store.ts';
import { issueLink } from './links.ts';
import { noticesJobs } from './notices.jobs.ts';
import { recoveryJobs } from './recovery.jobs.ts';
import { deleteExpiredSessions } from './sessions.store.ts';

const person = z.object({ userId: idField, language: z.enum(languages) });

export const sendVerificationMail = job(
  'accounts.send_verification',
  person,
  async (ctx, { userId, language }, claim) =>
    mailVerification(ctx, { user: await findUser(ctx.db, userId), language, claim }),
);

/**
 * The request may name anyone's address: the lookup happens here, so that response times reveal nothing.
 */
export const resendVerificationMail = job(
  'accounts.resend_verification',
  z.object({ email: emailField, language: z.enum(languages) }),
  async (ctx, { email, language }, claim) =>
    mailVerification(ctx, { user: await findUserByEmail(ctx.db, email), language, claim }),
);

/** The link is made here, at the moment of sending: neither the queue nor a backup holds one that opens anything. */
async function mailVerification(
  ctx: Context,
  { user, language, claim }: { user: UserRow | undefined; language: Language; claim: Claim },
) {
  if (!user || user.email_verified_at) return;
  await claim.takeTurn();
  const { email, first_name: name } = user;
  const button = await ctx.transaction((ctx) => issueLink(ctx, user.id, 'verify_email'));
  await mail(
    ctx,
    { to: email, language, name, messages: signInTexts.server.verificationMail, button },
    claim,
  );
}

export const sendAccountExistsMail = job(
  'accounts.send_account_exists',
  person,
  async (ctx, { userId, language }, claim) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    await claim.takeTurn();
    const button = `${ctx.app.config.appUrl}/login`;
    await mail(
      ctx,
      { to: user.email, language, messages: signInTexts.server.accountExistsMail, button },
      claim,
    );
  },
);

const clearExpiredSessions = job('accounts.clear_expired_sessions', z.object({}), async (ctx) => {
  await deleteExpiredSessions(ctx.db, ctx.app.now().toISOString());
});

const clearExpiredLinks = job('accounts.clear_expired_links', z.object({}), async (ctx) => {
  await deleteExpiredLinks(ctx.db, ctx.app.now().toISOString());
});

const clearOldDevices = job('accounts.clear_old_devices', z.object({}), async (ctx) => {
  const before = (ms: number) => new Date(ctx.app.now().getTime() - ms).toISOString();
  await deleteDevices(ctx.db, before(deviceMs));
  await deleteAccessMails(ctx.db, before(day));
});

export const signInJobs: Job[] = [
  sendVerificationMail,
  resendVerificationMail,
  sendAccountExistsMail,
  ...recoveryJobs,
  ...codesJobs,
  ...noticesJobs,
  clearExpiredSessions,
  clearExpiredLinks,
  clearOldDevices,
];
export const signInSchedules: Schedule[] = [
  { name: 'accounts.clear_expired_sessions', everyMs: 1 * hour, job: clearExpiredSessions },
  { name: 'accounts.clear_expired_links', everyMs: 1 * hour, job: clearExpiredLinks },
  { name: 'accounts.clear_expired_steps', everyMs: 1 * hour, job: clearExpiredSteps },
  { name: 'accounts.clear_old_devices', everyMs: 1 * day, job: clearOldDevices },
];
