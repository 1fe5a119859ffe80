import { z } from 'zod';
import { schoolSignature } from '#features/school/service.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { emailField, idField } from '#shared/fields.ts';
import { findUser, findUserByEmail } from '../store.ts';
import { addressTakenLetter, changeLinkLetter, changeNoticeLetter } from './emails.ts';
import { findChange, insertChangeLink } from './store.ts';

/**
 * One mail to the wanted address: the link, or where the address is somebody's, word to its owner. The link is made at
 * the moment of sending; a wish that was dropped, confirmed or has run out meanwhile gets none.
 */
export const sendChangeLink = job(
  'accounts.send_change_link',
  z.object({ changeId: idField }),
  async (app, { changeId }, claim) => {
    const { handle } = app.database;
    const change = await findChange(handle, changeId);
    const user = change && (await findUser(handle, change.user_id));
    if (!change || !user || change.confirmed_at || change.expires_at <= app.now().toISOString()) return;
    const owner = await findUserByEmail(handle, change.email);
    const { language } = owner ?? user;
    const signature = await schoolSignature(handle, language);
    if (owner || change.email === app.config.adminEmail) {
      if (!owner) return;
      const letter = addressTakenLetter(language, owner.first_name, `${app.config.appUrl}/login`, signature);
      return app.mail.send({ to: owner.email, ...letter }, claim);
    }
    const token = newToken();
    await insertChangeLink(handle, { token_hash: hashToken(token), change_id: change.id });
    const url = `${app.config.appUrl}/confirm-email?token=${token}`;
    const letter = changeLinkLetter(language, { firstName: user.first_name, url }, signature);
    await app.mail.send({ to: change.email, ...letter }, claim);
  },
);

/** Nobody's address changes behind their back: to the one that the account has, or had. */
export const sendChangeNotice = job(
  'accounts.send_change_notice',
  z.object({ userId: idField, what: z.enum(['asked', 'changed']), address: emailField, email: emailField }),
  async (app, { userId, what, address, email }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const signature = await schoolSignature(app.database.handle, user.language);
    const url = `${app.config.appUrl}${what === 'asked' ? '/profile' : '/login'}`;
    const letter = changeNoticeLetter(
      user.language,
      what,
      { firstName: user.first_name, email, url },
      signature,
    );
    await app.mail.send({ to: address, ...letter }, claim);
  },
);

export const addressJobs: Job[] = [sendChangeLink, sendChangeNotice];
