/** Mails of staff to several people as they leave, and how long batches are kept. */

import { z } from 'zod';
import type { UserRow } from '#features/accounts/account/server/accounts.ts';
import { findUser } from '#features/accounts/account/server/accounts.ts';
import { hasNewsletter } from '#features/accounts/consents/server/newsletter.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { unsubscribeAddress, wantsReminders } from '#features/talk/mailings/server/preferences.ts';
import type { Context } from '#server/context.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { inEvery, type Language } from '#shared/i18n.ts';
import { keptMs, type LeftReason, type MailAbout } from '../rules/batches.ts';
import { peopleTexts } from '../texts.ts';
import * as store from './batches.store.ts';

/** One person's mail, unless the batch was called back, or they are not to be written to any more. */
export const sendBatchMail = job(
  'people.batch_mail',
  z.object({ batchId: idField, userId: idField }),
  async (ctx, { batchId, userId }, claim) => {
    const batch = await store.findBatch(ctx.db, batchId);
    const about = batch && store.aboutOf(batch);
    if (!batch || batch.undone_at || !about) return;
    const person = await findUser(ctx.db, userId);
    if (!person || (await whyClosed(ctx, person, about))) return;
    const { language, first_name: name, email: to } = person;
    const ends = { offer: 'newsletter', study: 'reminders', service: null } as const;
    const kind = ends[about];
    await mail(
      ctx,
      {
        ...{ to, language, name },
        ...written(batch, about),
        ...(kind && { unsubscribe: await unsubscribeAddress(ctx, userId, kind) }),
      },
      claim,
    );
  },
);

/** The words of staff, as values: nothing in them is taken for a message with places to fill. */
function written({ subject, text }: store.BatchRow, about: MailAbout) {
  const parts = text!.split(/\n\s*\n/).map((part) => part.trim());
  const template = (language: Language): MailTemplate => ({
    subject: '{subject}',
    paragraphs: parts.map((_, place) => `{part${place}}`),
    footer: peopleTexts.server.batchMail[language][about],
  });
  const values = Object.fromEntries(parts.map((part, place) => [`part${place}`, part]));
  const messages = inEvery(template);
  return { messages, values: { ...values, subject: subject! } };
}

/** Why nobody may write to this person; null where staff may. */
export async function whyClosed(
  ctx: Context,
  person: UserRow | undefined,
  about: MailAbout,
): Promise<LeftReason | null> {
  if (!person || person.deleted_at) return 'gone';
  if (person.blocked_at) return 'blocked';
  if (about === 'service') return null;
  if (about === 'study') return (await wantsReminders(ctx.db, person.id)) ? null : 'unwanted';
  if (!(await hasNewsletter(ctx.db, person.id))) return 'no_consent';
  return person.email_verified_at ? null : 'unconfirmed';
}

const forget = job('people.forget_batches', z.object({}), async ({ app, db }) => {
  await store.deleteBatchesBefore(db, new Date(app.now().getTime() - keptMs).toISOString());
});

export const batchesJobs: Job[] = [sendBatchMail, forget];
export const batchesSchedules: Schedule[] = [
  { name: 'people.forget_batches', everyMs: 1 * day, job: forget },
];
