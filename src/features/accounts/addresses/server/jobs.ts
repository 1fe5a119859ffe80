import { z } from 'zod';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hashToken, newToken } from '#server/tokens.ts';
import { hour } from '#shared/dates.ts';
import { readableEmail } from '#shared/domains.ts';
import { emailField, idField } from '#shared/fields.ts';
import { addressesTexts } from '../texts.ts';
import { deleteExpiredChanges } from './changes.store.ts';
import { deleteExpiredFormers, findFormer, insertFormerLink } from './former.store.ts';

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
  asked: addressesTexts.server.changeAskedMail,
  changed: addressesTexts.server.changedMail,
  takenBack: addressesTexts.server.takenBackMail,
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

export const addressJobs: Job[] = [sendChangeNotice, clearExpiredAddresses];

export const addressSchedules: Schedule[] = [
  { name: 'profile.clear_expired_addresses', everyMs: 1 * hour, job: clearExpiredAddresses },
];
