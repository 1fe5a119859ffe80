import { z } from 'zod';
import { issueLink } from '#features/accounts/links/service.ts';
import { linkMs } from '#features/accounts/rules.ts';
import { accountById } from '#features/accounts/service.ts';
import { forgetOldProofs } from '#features/consents/erasure/service.ts';
import { holdOrdersOf } from '#features/orders/erasure/service.ts';
import { schoolSignature } from '#features/school/service.ts';
import { system } from '#server/actor.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { forgetFinished } from '#server/outbox/queue.ts';
import { day } from '#shared/dates.ts';
import { emailField, idField } from '#shared/fields.ts';
import { languages } from '#shared/i18n.ts';
import { erasedLetter, erasureLinkLetter } from './emails.ts';
import { eraseTraces } from './traces/service.ts';

const language = z.enum(languages);

/** The link is made at the moment of sending: neither the queue nor a backup holds one that opens anything. */
export const sendErasureLink = job(
  'privacy.send_link',
  z.object({ userId: idField, language, askedAt: z.iso.datetime() }),
  async (app, { userId, language, askedAt }, claim) => {
    const user = await accountById(app, userId);
    const isStale = app.now().getTime() - Date.parse(askedAt) > linkMs.erase_account;
    if (!user || isStale || user.password_hash) return;
    const url = await app.database.transaction((tx) => issueLink(app, tx, userId, 'erase_account'));
    const signature = await schoolSignature(app.database.handle, language);
    const letter = erasureLinkLetter(language, { firstName: user.first_name, url }, signature);
    await app.mail.send({ to: user.email, ...letter }, claim);
  },
);

/** The only thing that still knows the address; the sweep takes it out of the queue. */
export const sendErased = job(
  'privacy.send_erased',
  z.object({ userId: idField, email: emailField, firstName: z.string(), language }),
  async (app, { email, firstName, language }, claim) => {
    const signature = await schoolSignature(app.database.handle, language);
    const letter = erasedLetter(language, { firstName, url: app.config.appUrl }, signature);
    await app.mail.send({ to: email, ...letter }, claim);
  },
);

/** A call that was being answered during the erasure may have written afterwards: an order, a consent. */
export const sweepErased = job(
  'privacy.sweep',
  z.object({ userId: idField }),
  async (app, { userId }, claim) => {
    await app.database.transaction(async (tx) => {
      const whose = { userId, email: null };
      await holdOrdersOf(tx, whose);
      await eraseTraces(app, tx, system, whose);
      await forgetFinished(tx, [userId]);
      await claim.settle(tx);
    });
  },
);

const clearProofs = job('privacy.clear_proofs', z.object({}), async (app) => {
  await forgetOldProofs(app, app.database.handle);
});

export const privacyJobs: Job[] = [sendErasureLink, sendErased, sweepErased, clearProofs];
export const privacySchedules: Schedule[] = [
  { name: 'privacy.clear_proofs', everyMs: 1 * day, job: clearProofs },
];
