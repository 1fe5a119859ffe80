import { z } from 'zod';
import { schoolSignature } from '#features/school/service.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { emailField, idField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { oauthProviders } from '../oauth/rules.ts';
import { deleteExpiredSteps } from '../oauth/store.ts';
import { findUser } from '../store.ts';
import { codeLetter, linkedLetter } from './emails.ts';

const language = z.enum(languages);

export const sendCodeMail = job(
  'accounts.send_code',
  z.object({ email: emailField, language, code: z.string() }),
  async (app, { email, language, code }, claim) => {
    const signature = await schoolSignature(app.database.handle, language);
    const letter = codeLetter(language, { code, url: app.config.appUrl }, signature);
    await app.mail.send({ to: email, ...letter }, claim);
  },
);

/** Nobody's account gets another door behind their back. */
export const sendLinkedMail = job(
  'accounts.send_linked',
  z.object({ userId: idField, provider: z.enum(oauthProviders), language }),
  async (app, { userId, provider, language }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const signature = await schoolSignature(app.database.handle, language);
    const about = { firstName: user.first_name, provider, url: `${app.config.appUrl}/login` };
    const letter = linkedLetter(language, about, signature);
    await app.mail.send({ to: user.email, ...letter }, claim);
  },
);

export const clearExpiredSteps = job('accounts.clear_expired_steps', z.object({}), async (app) => {
  await deleteExpiredSteps(app.database.handle, app.now().toISOString());
});

export const codesJobs: Job[] = [sendCodeMail, sendLinkedMail, clearExpiredSteps];
