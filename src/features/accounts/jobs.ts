import { z } from 'zod';
import { job, type Schedule } from '#server/outbox/job.ts';
import { hour } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { accountExistsLetter, verificationLetter } from './emails.ts';
import { issueLink } from './links/service.ts';
import { deleteExpiredSessions } from './sessions/store.ts';
import { findUser } from './store.ts';

const person = z.object({ userId: idField, language: z.enum(languages) });

/** The link is made here, at the moment of sending: neither the queue nor a backup holds one that opens anything. */
export const sendVerificationMail = job(
  'accounts.send_verification',
  person,
  async (app, { userId, language }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user || user.email_verified_at) return;
    const url = await app.database.transaction((tx) => issueLink(app, tx, userId, 'verify_email'));
    const mail = verificationLetter(language, { firstName: user.first_name, url });
    await app.mail.send({ to: user.email, messageId: `<${claim.jobId}@podium>`, ...mail });
  },
);

export const sendAccountExistsMail = job(
  'accounts.send_account_exists',
  person,
  async (app, { userId, language }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const mail = accountExistsLetter(language, `${app.config.appUrl}/login`);
    await app.mail.send({ to: user.email, messageId: `<${claim.jobId}@podium>`, ...mail });
  },
);

const clearExpiredSessions = job('accounts.clear_expired_sessions', z.object({}), async (app) => {
  await deleteExpiredSessions(app.database.handle, app.now().toISOString());
});

export const accountsJobs = [sendVerificationMail, sendAccountExistsMail, clearExpiredSessions];
export const accountsSchedules: Schedule[] = [
  { name: 'accounts.clear_expired_sessions', everyMs: 1 * hour, job: clearExpiredSessions },
];
