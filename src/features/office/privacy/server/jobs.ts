import { z } from 'zod';
import { accountById } from '#features/accounts/account/server/accounts.ts';
import { forgetOldProofs } from '#features/accounts/consents/server/erasure.ts';
import { linkMs } from '#features/accounts/sign-in/rules/lifetimes.ts';
import { issueLink } from '#features/accounts/sign-in/server/links.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { redactPerson } from '#features/records/audit/server/erasure.ts';
import { holdOrdersOf } from '#features/sales/orders/server/erasure.ts';
import { system } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { forgetFinished, queue } from '#server/outbox/queue.ts';
import { type ErasedPerson, personalTablesOf } from '#server/personalData.ts';
import { day } from '#shared/dates.ts';
import { emailField, idField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { privacyTexts } from '../texts.ts';
import { eraseRows } from './store.ts';

const language = z.enum(languages);

/**
 * The link is made at the moment of sending: neither the queue nor a backup holds one that opens anything.
 */
export const sendErasureLink = job(
  'privacy.send_link',
  z.object({ userId: idField, language, askedAt: z.iso.datetime() }),
  async (ctx, { userId, language, askedAt }, claim) => {
    const user = await accountById(ctx, userId);
    const isStale = ctx.app.now().getTime() - Date.parse(askedAt) > linkMs.erase_account;
    if (!user || isStale || user.password_hash) return;
    const { email, first_name: name } = user;
    const button = await ctx.transaction((ctx) => issueLink(ctx, userId, 'erase_account'));
    await mail(
      ctx,
      { to: email, language, name, messages: privacyTexts.server.erasureLinkMail, button },
      claim,
    );
  },
);

/** The only thing that still knows the address; the sweep takes it out of the queue. */
export const sendErased = job(
  'privacy.send_erased',
  z.object({
    ...{ userId: idField, email: emailField, firstName: z.string(), language },
    isConfirmed: z.boolean().default(true),
  }),
  async (ctx, { email: to, firstName: name, language, isConfirmed }, claim) => {
    const button = ctx.app.config.appUrl;
    const values = { address: isConfirmed ? 'confirmed' : 'unconfirmed' };
    await mail(ctx, { to, language, name, messages: privacyTexts.server.erasedMail, values, button }, claim);
  },
);

/** A call that was being answered during the erasure may have written afterwards: an order, a consent. */
export const sweepErased = job(
  'privacy.sweep',
  z.object({ userId: idField }),
  async (ctx, { userId }, claim) => {
    await ctx.transaction(async (ctx) => {
      const whose = { userId, email: null, calledBy: [] };
      await holdOrdersOf(ctx.db, whose);
      await erasePersonalData({ ...ctx, actor: system }, whose);
      await forgetFinished(ctx.db, [userId]);
      await queue(ctx, forgetErased, {});
      await claim.settle(ctx.db);
    });
  },
);

/** What the database's log of writes still says of somebody ends with it. Tried again while another process reads the file. */
export const forgetErased = job('privacy.forget', z.object({}), ({ app }) => app.database.forgetDeleted());

/**
 * Takes the person out of every table of the list. Entries of the log come first, since they are found by what is still
 * the person's; rows that the list erases come before those that they may be found through. Repeatable: what came in
 * between is taken out as well.
 */
export async function erasePersonalData(ctx: TxContext, person: ErasedPerson): Promise<void> {
  const features = featuresOf(ctx.app);
  await redactPerson(ctx, person);
  for (const table of personalTablesOf(features)) await eraseRows(ctx.db, table, person);
  for (const { personalData } of features) await personalData?.erase?.(ctx, person);
}

const clearProofs = job('privacy.clear_proofs', z.object({}), async (ctx) => {
  await forgetOldProofs(ctx);
});

export const privacyJobs: Job[] = [sendErasureLink, sendErased, sweepErased, forgetErased, clearProofs];
export const privacySchedules: Schedule[] = [
  { name: 'privacy.clear_proofs', everyMs: 1 * day, job: clearProofs },
];
