import { z } from 'zod';
import { schoolSignature } from '#features/school/service.ts';
import type { App } from '#server/app.ts';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day, hour } from '#shared/dates.ts';
import { emailField, idField } from '#shared/fields.ts';
import { type Language, languages } from '#shared/i18n.ts';
import { addressJobs } from './address/jobs.ts';
import { deleteExpiredChanges } from './address/store.ts';
import { clearExpiredSteps, codesJobs } from './codes/jobs.ts';
import { deviceMs } from './devices/rules.ts';
import { deleteDevices } from './devices/store.ts';
import { accountExistsLetter, verificationLetter } from './emails.ts';
import { issueLink } from './links/service.ts';
import { deleteExpiredLinks } from './links/store.ts';
import { forgetDeletedPeople, peopleJobs } from './people/jobs.ts';
import { profileJobs } from './profile/jobs.ts';
import { recoveryJobs } from './recovery/jobs.ts';
import { deleteExpiredSessions } from './sessions/store.ts';
import { findUser, findUserByEmail, type UserRow } from './store.ts';

const person = z.object({ userId: idField, language: z.enum(languages) });

export const sendVerificationMail = job(
  'accounts.send_verification',
  person,
  async (app, { userId, language }, claim) =>
    mailVerification(app, await findUser(app.database.handle, userId), language, claim),
);

/** Asked for with an address that may be anybody's: whose it is, is found out here and not while somebody waits. */
export const resendVerificationMail = job(
  'accounts.resend_verification',
  z.object({ email: emailField, language: z.enum(languages) }),
  async (app, { email, language }, claim) =>
    mailVerification(app, await findUserByEmail(app.database.handle, email), language, claim),
);

/** The link is made here, at the moment of sending: neither the queue nor a backup holds one that opens anything. */
async function mailVerification(app: App, user: UserRow | undefined, language: Language, claim: Claim) {
  if (!user || user.email_verified_at) return;
  const url = await app.database.transaction((tx) => issueLink(app, tx, user.id, 'verify_email'));
  const signature = await schoolSignature(app.database.handle, language);
  const mail = verificationLetter(language, { firstName: user.first_name, url }, signature);
  await app.mail.send({ to: user.email, ...mail }, claim);
}

export const sendAccountExistsMail = job(
  'accounts.send_account_exists',
  person,
  async (app, { userId, language }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const signature = await schoolSignature(app.database.handle, language);
    const mail = accountExistsLetter(language, `${app.config.appUrl}/login`, signature);
    await app.mail.send({ to: user.email, ...mail }, claim);
  },
);

const clearExpiredSessions = job('accounts.clear_expired_sessions', z.object({}), async (app) => {
  await deleteExpiredSessions(app.database.handle, app.now().toISOString());
});

const clearExpiredLinks = job('accounts.clear_expired_links', z.object({}), async (app) => {
  const now = app.now().toISOString();
  await deleteExpiredLinks(app.database.handle, now);
  await deleteExpiredChanges(app.database.handle, now);
});

const clearOldDevices = job('accounts.clear_old_devices', z.object({}), async (app) => {
  await deleteDevices(app.database.handle, new Date(app.now().getTime() - deviceMs).toISOString());
});

export const accountsJobs: Job[] = [
  sendVerificationMail,
  resendVerificationMail,
  sendAccountExistsMail,
  ...recoveryJobs,
  ...peopleJobs,
  ...addressJobs,
  ...profileJobs,
  ...codesJobs,
  clearExpiredSessions,
  clearExpiredLinks,
  clearOldDevices,
];
export const accountsSchedules: Schedule[] = [
  { name: 'accounts.clear_expired_sessions', everyMs: 1 * hour, job: clearExpiredSessions },
  { name: 'accounts.clear_expired_links', everyMs: 1 * hour, job: clearExpiredLinks },
  { name: 'accounts.forget_deleted', everyMs: 1 * hour, job: forgetDeletedPeople },
  { name: 'accounts.clear_expired_steps', everyMs: 1 * hour, job: clearExpiredSteps },
  { name: 'accounts.clear_old_devices', everyMs: 1 * day, job: clearOldDevices },
];
