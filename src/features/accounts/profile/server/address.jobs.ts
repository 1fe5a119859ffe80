import { z } from 'zod';
import { findUser, findUserByEmail } from '#features/accounts/people/server/people.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { hour } from '#shared/dates.ts';
import { readableEmail } from '#shared/domains.ts';
import { emailField, idField } from '#shared/fields.ts';
import {
  addressTakenMailMessages,
  changeAskedMailMessages,
  changedMailMessages,
  changeLinkMailMessages,
  takenBackMailMessages,
} from '../messages/mails.ts';
import { deleteExpiredChanges, findChange, insertChangeLink } from './address.store.ts';
import { deleteExpiredFormers, findFormer, insertFormerLink } from './formerAddresses.store.ts';

/**
 * One mail to the wanted address: the link, or where the address is somebody's, word to its owner. The link
 * is made at the moment of sending; a wish that was dropped, confirmed or has run out meanwhile gets none.
 */
export const sendChangeLink = job(
  'accounts.send_change_link',
  z.object({ changeId: idField }),
  async (ctx, { changeId }, claim) => {
    const { handle } = ctx.app.database;
    const change = await findChange(handle, changeId);
    const user = change && (await findUser(handle, change.user_id));
    if (!change || !user || change.confirmed_at || change.expires_at <= ctx.app.now().toISOString()) return;
    const owner = await findUserByEmail(handle, change.email);
    const isOwners = change.email === ctx.app.config.adminEmail && user.role !== 'super_admin';
    if (owner || isOwners) {
      if (!owner) return;
      await claim.takeTurn();
      const { email, language, first_name: name } = owner;
      const button = `${ctx.app.config.appUrl}/login`;
      await mail(ctx, { to: email, language, name, messages: addressTakenMailMessages, button }, claim);
      return;
    }
    await claim.takeTurn();
    const token = newToken();
    await insertChangeLink(handle, { token_hash: hashToken(token), change_id: change.id });
    const { language, first_name: name } = user;
    const button = `${ctx.app.config.appUrl}/confirm-email?token=${token}`;
    await mail(ctx, { to: change.email, language, name, messages: changeLinkMailMessages, button }, claim);
  },
);

/**
 * Nobody's address changes behind their back: to the one that the account has, or had. The way back is made
 * at the moment of sending, while it is open.
 */
export const sendChangeNotice = job(
  'accounts.send_change_notice',
  z.object({
    userId: idField,
    what: z.enum(['asked', 'changed', 'takenBack']),
    address: emailField,
    email: emailField,
    formerId: idField.optional(),
  }),
  async (ctx, { userId, what, address, email, formerId }, claim) => {
    const user = await findUser(ctx.db, userId);
    const wayBack = formerId === undefined ? undefined : await makeWayBack(ctx, formerId);
    if (!user || wayBack === null) return;
    const { language, first_name: name } = user;
    const values = { email: readableEmail(email) };
    const button = `${ctx.app.config.appUrl}${wayBack ?? (what === 'asked' ? '/profile' : '/login')}`;
    await mail(ctx, { to: address, language, name, messages: changeNotices[what], values, button }, claim);
  },
);

const changeNotices = {
  asked: changeAskedMailMessages,
  changed: changedMailMessages,
  takenBack: takenBackMailMessages,
};

/** Null where the address was taken back already, or the time for it is over. */
async function makeWayBack(ctx: Context, formerId: string): Promise<string | null> {
  const { handle } = ctx.app.database;
  if (!(await findFormer(handle, formerId, ctx.app.now().toISOString()))) return null;
  const token = newToken();
  await insertFormerLink(handle, { token_hash: hashToken(token), former_id: formerId });
  return `/take-back?token=${token}`;
}

const clearExpiredAddresses = job('profile.clear_expired_addresses', z.object({}), async (ctx) => {
  const now = ctx.app.now().toISOString();
  await deleteExpiredChanges(ctx.db, now);
  await deleteExpiredFormers(ctx.db, now);
});

export const addressJobs: Job[] = [sendChangeLink, sendChangeNotice, clearExpiredAddresses];

export const addressSchedules: Schedule[] = [
  { name: 'profile.clear_expired_addresses', everyMs: 1 * hour, job: clearExpiredAddresses },
];
