import { z } from 'zod';
import { schoolSignature } from '#features/school/service.ts';
import type { App } from '#server/app.ts';
import { type Claim, type Job, job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { emailField, idField, phoneField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import type { Letter } from '../emails.ts';
import { issueLink } from '../links/service.ts';
import { linkMs } from '../rules.ts';
import { findUser, findUserByEmail, findUsersByPhone, type UserRow } from '../store.ts';
import { loginLetter, passwordChangedLetter, resetLetter } from './emails.ts';

const language = z.enum(languages);

/**
 * Asked for with an address that may be anybody's: whose it is, is found out here and not while somebody waits.
 * A mail that could not leave for as long as its link would have lived is not wanted any more.
 */
export const sendResetMail = job(
  'accounts.send_reset',
  z.object({ email: emailField, language, askedAt: z.iso.datetime() }),
  async (app, { email, language, askedAt }, claim) => {
    const user = await findUserByEmail(app.database.handle, email);
    if (!user || user.blocked_at || isStale(app, askedAt)) return;
    const url = await app.database.transaction((tx) => issueLink(app, tx, user.id, 'reset_password'));
    const signature = await schoolSignature(app.database.handle, language);
    await send(app, claim, user, resetLetter(language, personOf(user), url, signature));
  },
);

/** One mail for each account with the phone, each a job of its own: one that fails does not repeat the others. */
export const findLogins = job(
  'accounts.find_logins',
  z.object({ phone: phoneField.pipe(z.string()), language, askedAt: z.iso.datetime() }),
  async (app, { phone, language, askedAt }, claim) => {
    await app.database.transaction(async (tx) => {
      const found = isStale(app, askedAt) ? [] : await findUsersByPhone(tx, phone);
      const people = found.filter((user) => !user.blocked_at);
      for (const { id } of people) await queue(app, tx, sendLoginMail, { userId: id, language });
      await claim.settle(tx);
    });
  },
);

const sendLoginMail = job(
  'accounts.send_login',
  z.object({ userId: idField, language }),
  async (app, { userId, language }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const signature = await schoolSignature(app.database.handle, language);
    await send(app, claim, user, loginLetter(language, personOf(user), loginPage(app), signature));
  },
);

/** Nobody's password changes behind their back. */
export const sendPasswordChangedMail = job(
  'accounts.send_password_changed',
  z.object({ userId: idField, language }),
  async (app, { userId, language }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const signature = await schoolSignature(app.database.handle, language);
    await send(app, claim, user, passwordChangedLetter(language, personOf(user), loginPage(app), signature));
  },
);

export const recoveryJobs: Job[] = [sendResetMail, findLogins, sendLoginMail, sendPasswordChangedMail];

function isStale(app: App, askedAt: string): boolean {
  return app.now().getTime() - Date.parse(askedAt) > linkMs.reset_password;
}

function personOf(user: UserRow) {
  return { firstName: user.first_name, email: user.email };
}

function loginPage(app: App): string {
  return `${app.config.appUrl}/login`;
}

async function send(app: App, claim: Claim, user: UserRow, letter: Letter): Promise<void> {
  await app.mail.send({ to: user.email, ...letter }, claim);
}
