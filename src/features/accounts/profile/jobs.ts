import { z } from 'zod';
import { schoolSignature } from '#features/school/service.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { issueLink } from '../links/service.ts';
import { oauthProviders } from '../oauth/rules.ts';
import { linkMs } from '../rules.ts';
import { findUser } from '../store.ts';
import { passwordLinkLetter, unlinkedLetter } from './emails.ts';

/**
 * The link is made at the moment of sending. Not to somebody who has chosen a password meanwhile, nor when the mail
 * could not leave for as long as its link would have lived.
 */
export const sendPasswordLink = job(
  'accounts.send_password_link',
  z.object({ userId: idField, askedAt: z.iso.datetime() }),
  async (app, { userId, askedAt }, claim) => {
    const user = await findUser(app.database.handle, userId);
    const isStale = app.now().getTime() - Date.parse(askedAt) > linkMs.reset_password;
    if (!user || user.password_hash || user.blocked_at || isStale) return;
    const url = await app.database.transaction((tx) => issueLink(app, tx, user.id, 'reset_password'));
    const signature = await schoolSignature(app.database.handle, user.language);
    const letter = passwordLinkLetter(user.language, { firstName: user.first_name, url }, signature);
    await app.mail.send({ to: user.email, ...letter }, claim);
  },
);

/** Nobody's account loses a door behind their back. */
export const sendUnlinkedMail = job(
  'accounts.send_unlinked',
  z.object({ userId: idField, provider: z.enum(oauthProviders) }),
  async (app, { userId, provider }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const signature = await schoolSignature(app.database.handle, user.language);
    const about = { firstName: user.first_name, provider, url: `${app.config.appUrl}/profile` };
    await app.mail.send({ to: user.email, ...unlinkedLetter(user.language, about, signature) }, claim);
  },
);

export const profileJobs: Job[] = [sendPasswordLink, sendUnlinkedMail];
