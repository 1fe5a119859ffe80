/** Mails to applicants, each with a private link to their application. */

import { z } from 'zod';
import { mail } from '#features/publishing/school/server/mail.ts';
import type { Context } from '#server/context.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { type Claim, type Job, job } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import type { Language } from '#shared/i18n.ts';
import { shownNumber } from '../rules/numbers.ts';
import { applicationStatuses, confirmedADay, linkDays, linksADay, tellBeforeMs } from '../rules/states.ts';
import { applicationsTexts } from '../texts.ts';
import * as store from './store.ts';

const one = z.object({ applicationId: idField });
/** A mail about the gallery builds on the approval that stood when it was queued. */
const approval = one.extend({ decidedAt: z.iso.datetime().optional() });

/** Earlier applications of the address are named here alone, where only its owner reads it. */
export const sendReceived = job('applications.send_received', one, async (ctx, { applicationId }, claim) => {
  const row = await store.findApplication(ctx.db, applicationId);
  if (!row) return;
  // Somebody else may type the address again and again.
  const since = new Date(Date.parse(row.created_at) - day).toISOString();
  if ((await store.countReceived(ctx.db, row, since)) > confirmedADay) return;
  const alike = await store.applicationsAlike(ctx.db, row);
  const earlier = alike.filter(({ email, number }) => email === row.email && number < row.number);
  const numbers = earlier.map(({ number }) => shownNumber(number)).join(', ');
  await claim.takeTurn();
  const hasEarlier = earlier.length > 0 ? 'some' : 'none';
  const values = { earlier: hasEarlier, numbers, guardian: row.guardian === 'asked' ? 'waits' : 'none' };
  await tell(ctx, { row, messages: applicationsTexts.server.receivedMail, values }, claim);
});

const decisions = {
  new: applicationsTexts.server.reopenedMail,
  approved: applicationsTexts.server.approvedMail,
  rejected: applicationsTexts.server.rejectedMail,
};

/** A decision that was taken back or overtaken since is not mailed. */
export const sendDecision = job(
  'applications.send_decision',
  one.extend({ status: z.enum(applicationStatuses), decidedAt: z.iso.datetime() }),
  async (ctx, { applicationId, status, decidedAt }, claim) => {
    const row = await store.findApplication(ctx.db, applicationId);
    const isSame = row?.status === status && (status === 'new' || row.decided_at === decidedAt);
    if (!row || !isSame) return;
    const comment = row.comment ?? '';
    const values = { comment, hasComment: comment ? 'yes' : 'no' };
    await tell(ctx, { row, messages: decisions[status], values }, claim);
  },
);

/** Asks whether the person may be shown in the gallery. */
export const sendPublicationAsked = job(
  'applications.ask_publication',
  approval,
  (ctx, { applicationId, decidedAt }, claim) =>
    tellIf(
      ctx,
      {
        applicationId,
        messages: applicationsTexts.server.askedMail,
        isTrue: (row) => isAsked(row) && (decidedAt ?? row.decided_at) === row.decided_at,
      },
      claim,
    ),
);

export const sendPublicationGiven = job(
  'applications.send_agreed',
  approval,
  (ctx, { applicationId }, claim) =>
    tellIf(ctx, { applicationId, messages: applicationsTexts.server.agreedMail, isTrue: isGiven }, claim),
);

export const sendPublicationWithdrawn = job(
  'applications.send_withdrawn',
  approval,
  (ctx, { applicationId }, claim) =>
    tellIf(
      ctx,
      { applicationId, messages: applicationsTexts.server.withdrawnMail, isTrue: isWithdrawn },
      claim,
    ),
);

export const sendPublished = job('applications.send_published', approval, (ctx, { applicationId }, claim) =>
  tellIf(ctx, { applicationId, messages: applicationsTexts.server.publishedMail, isTrue: isGiven }, claim),
);

/** A week before a rejected application is erased. */
export const sendErasureTold = job('applications.tell_erasure', one, (ctx, { applicationId }, claim) =>
  tellIf(
    ctx,
    {
      applicationId,
      messages: applicationsTexts.server.erasureMail,
      isTrue: ({ status, erasure_told_at }) => status === 'rejected' && erasure_told_at !== null,
    },
    claim,
  ),
);

/** An old link can ask again and again. */
export const sendNewLink = job('applications.send_link', one, async (ctx, { applicationId }, claim) => {
  const row = await store.findApplication(ctx.db, applicationId);
  const since = new Date(ctx.app.now().getTime() - 1 * day).toISOString();
  if (!row || (await store.countLinks(ctx.db, row.id, since)) >= linksADay) return;
  await claim.takeTurn();
  await tell(ctx, { row, messages: applicationsTexts.server.newLinkMail, values: {} }, claim);
});

export const applicationsMails: Job[] = [
  sendReceived,
  sendDecision,
  sendPublicationAsked,
  sendPublicationGiven,
  sendPublicationWithdrawn,
  sendPublished,
  sendErasureTold,
  sendNewLink,
];

/** Address of an application's private page. */
export function applicationUrl({ app }: Context, token: string): string {
  return `${app.config.appUrl}/application/${token}`;
}

type Row = store.ApplicationRow;
const isAsked = ({ status, publication }: Row) => status === 'approved' && publication === 'asked';
const isGiven = ({ publication }: Row) => publication === 'given';
const isWithdrawn = ({ publication }: Row) => publication === 'withdrawn';

interface Told {
  applicationId: string;
  messages: Record<Language, MailTemplate>;
  /** Whether it is still so when the mail leaves. */
  isTrue(row: Row): boolean;
}

async function tellIf(ctx: Context, { applicationId, messages, isTrue }: Told, claim: Claim): Promise<void> {
  const row = await store.findApplication(ctx.db, applicationId);
  if (row && isTrue(row)) await tell(ctx, { row, messages, values: {} }, claim);
}

interface News {
  row: Row;
  messages: Record<Language, MailTemplate>;
  values: Record<string, string | number>;
}

/** The link is made at the moment of sending: neither the queue nor a backup holds one that opens anything. */
async function tell(ctx: Context, { row, messages, values }: News, claim: Claim): Promise<void> {
  const { id, email: to, language, full_name: name } = row;
  const button = applicationUrl(ctx, await store.links.issue(ctx, id));
  const erased = erasedDay(ctx, row);
  const facts = { number: shownNumber(row.number), erased, days: linkDays, ...values };
  await mail(ctx, { to, language, name, messages, values: facts, button }, claim);
}

/** Day of the announced erasure, in words; empty where none was announced. */
function erasedDay({ app }: Context, { erasure_told_at, language }: Row): string {
  if (erasure_told_at === null) return '';
  const style = { dateStyle: 'long', timeZone: app.config.timeZone } as const;
  const at = new Date(Date.parse(erasure_told_at) + tellBeforeMs);
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, style).format(at);
}
