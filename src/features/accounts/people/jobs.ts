import { z } from 'zod';
import { schoolSignature } from '#features/school/service.ts';
import type { App } from '#server/app.ts';
import { type Claim, type Job, job } from '#server/outbox/job.ts';
import { isStaff } from '#shared/access.ts';
import { emailField, idField } from '#shared/fields.ts';
import type { Letter } from '../emails.ts';
import { issueLink } from '../links/service.ts';
import { linkMs, restorableMs } from '../rules.ts';
import { agentInWords } from '../sessions/rules.ts';
import { findUser, forgetDeleted } from '../store.ts';
import { invitationLetter, signInLetter, staffNoticeLetter } from './emails.ts';

/**
 * The link is made at the moment of sending. An invitation that could not leave for as long as its link would have
 * lived is not sent late, nor one to somebody who has chosen a password, is blocked, gone or no longer staff.
 */
export const sendInvitation = job(
  'accounts.send_invitation',
  z.object({ userId: idField, inviter: z.string(), askedAt: z.iso.datetime() }),
  async (app, { userId, inviter, askedAt }, claim) => {
    const user = await findUser(app.database.handle, userId);
    const isStale = app.now().getTime() - Date.parse(askedAt) > linkMs.invitation;
    if (!user || isStale || user.password_hash || user.blocked_at || !isStaff(user.role)) return;
    const url = await app.database.transaction((tx) => issueLink(app, tx, user.id, 'invitation'));
    const signature = await schoolSignature(app.database.handle, user.language);
    const facts = { firstName: user.first_name, role: user.role, inviter, url };
    await send(app, claim, user.email, invitationLetter(user.language, facts, signature));
  },
);

/** What staff changed in somebody's account: nobody's password, address or role changes behind their back. */
export const sendStaffNotice = job(
  'accounts.send_staff_notice',
  z.object({
    userId: idField,
    what: z.enum(['email', 'password', 'ownPassword', 'role']),
    address: emailField,
  }),
  async (app, { userId, what, address }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const signature = await schoolSignature(app.database.handle, user.language);
    const url = `${app.config.appUrl}${isStaff(user.role) ? '/admin' : '/login'}`;
    const facts = { firstName: user.first_name, email: user.email, role: user.role, url };
    await send(app, claim, address, staffNoticeLetter(user.language, what, facts, signature));
  },
);

/** To staff who have signed in from a browser that was not known. */
export const sendSignInNotice = job(
  'accounts.send_sign_in_notice',
  z.object({ userId: idField, at: z.iso.datetime(), address: z.string(), userAgent: z.string() }),
  async (app, { userId, at, address, userAgent }, claim) => {
    const user = await findUser(app.database.handle, userId);
    if (!user) return;
    const signature = await schoolSignature(app.database.handle, user.language);
    const when = new Intl.DateTimeFormat(user.language, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: app.config.timeZone,
    }).format(new Date(at));
    const url = `${app.config.appUrl}/admin/account`;
    const browser = agentInWords(userAgent);
    const facts = { firstName: user.first_name, when, address, browser, url };
    await send(app, claim, user.email, signInLetter(user.language, facts, signature));
  },
);

export const forgetDeletedPeople = job('accounts.forget_deleted', z.object({}), async (app) => {
  const before = new Date(app.now().getTime() - restorableMs).toISOString();
  await forgetDeleted(app.database.handle, before);
});

export const peopleJobs: Job[] = [sendInvitation, sendStaffNotice, sendSignInNotice, forgetDeletedPeople];

async function send(app: App, claim: Claim, to: string, letter: Letter): Promise<void> {
  await app.mail.send({ to, ...letter }, claim);
}
