/** Events that staff are told of: one entry per kind. The listeners and the jobs follow from this table. */

import type { z } from 'zod';
import {
  applicationReceived,
  publicationAgreed,
} from '#features/casting/applications/contract/applications.ts';
import { modelProfilePaths } from '#features/casting/applications/paths.ts';
import { shownNumber as applicationNumber } from '#features/casting/applications/rules/numbers.ts';
import { applicationById as modelApplicationById } from '#features/casting/applications/server/findApplication.ts';
import { ratingPaths } from '#features/casting/rating/paths.ts';
import { mailDoubtful, mailsStopped } from '#features/records/mails/contract.ts';
import { mailReasonMessages } from '#features/records/mails/messages/reasons.ts';
import { mailPaths } from '#features/records/mails/paths.ts';
import { currentStoppage } from '#features/records/mails/server/stoppage.ts';
import { doubtfulMail } from '#features/records/mails/server/unsentMails.ts';
import { instalmentMoved } from '#features/sales/instalments/contract/instalments.ts';
import { instalmentPaths } from '#features/sales/instalments/paths.ts';
import { shownNumber } from '#features/sales/instalments/rules/numbers.ts';
import { applicationById } from '#features/sales/instalments/server/findApplication.ts';
import { moneyDiffers } from '#features/sales/money-checks/contract.ts';
import { moneyCheckPaths } from '#features/sales/money-checks/paths.ts';
import { countOpenDifferences } from '#features/sales/money-checks/server/openDifferences.ts';
import { orderPaid } from '#features/sales/orders/contract.ts';
import { orderPaths } from '#features/sales/orders/paths.ts';
import { isRefundDue, orderNumber } from '#features/sales/orders/rules.ts';
import { findOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import { paymentMismatched } from '#features/sales/payments/contract.ts';
import { receiptFailed } from '#features/sales/receipts/contract.ts';
import { receiptById } from '#features/sales/receipts/server/findReceipt.ts';
import { refundAsked, refundFailed } from '#features/sales/refunds/contract.ts';
import { refundById } from '#features/sales/refunds/server/findRefund.ts';
import { manyWait, personAsked, visitorWrote } from '#features/talk/support/contract/chat.ts';
import { supportPaths } from '#features/talk/support/paths.ts';
import { answerByReply } from '#features/talk/support/server/answerByReply.ts';
import {
  countWaiting,
  type StaffReply,
  staffNewsOf,
  writerOf,
} from '#features/talk/support/server/staffNews.ts';
import type { Context } from '#server/context.ts';
import type { MailValues } from '#server/mail/template.ts';
import { readableEmail } from '#shared/domains.ts';
import type { DomainEvent } from '#shared/events.ts';
import { formatDayOf, formatRubles, formatTimeOfDay } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { type NoticeKind, noticeKinds } from '../rules.ts';

/** Values of the kind's texts, and where in the panel the reader acts. */
export interface Facts {
  values: MailValues;
  path: string;
}

interface Told {
  event: DomainEvent;
  /** The subject: nobody is told twice of the same. Null where such an event is no news. */
  subjectOf(payload: unknown): string | null;
  /** Read when it is sent; null where there is nothing to say (any more). */
  describe(ctx: Context, subjectId: string, language: Language): Promise<Facts | null>;
  /** The only one who is told, where it is not for everybody who may see it. */
  readerOf?(ctx: Context, subjectId: string): Promise<string | null>;
  /** Takes what a reader answers to the notice where it came. @throws AppError that the reader is told */
  reply?(ctx: Context, reply: StaffReply): Promise<void>;
}

export const told: Record<NoticeKind, Told> = {
  new_order: about(
    orderPaid,
    ({ orderId }) => orderId,
    describeOrder((order) => !isRefundDue(order)),
  ),
  refund_due: about(orderPaid, ({ orderId }) => orderId, describeOrder(isRefundDue)),
  refund_asked: about(refundAsked, ({ refundId }) => refundId, describeRefund),
  refund_failed: about(refundFailed, ({ refundId }) => refundId, describeRefund),
  receipt_failed: about(receiptFailed, ({ receiptId }) => receiptId, describeReceipt),
  instalment_application: about(instalmentMoved, applicationOf, describeApplication),
  model_application: about(applicationReceived, ({ applicationId }) => applicationId, describeModel),
  model_agreed: about(publicationAgreed, ({ applicationId }) => applicationId, describeAgreed),
  model_rating: about(orderPaid, ({ orderId }) => orderId, describeRating),
  payment_mismatch: about(
    paymentMismatched,
    ({ orderId }) => orderId,
    describeOrder(() => true),
  ),
  money_difference: about(moneyDiffers, ({ at }) => at, describeDifferences),
  mail_doubtful: about(mailDoubtful, ({ mailId }) => mailId, describeMail),
  mails_stopped: about(mailsStopped, ({ spell }) => spell, describeStoppage),
  support_waiting: { ...about(personAsked, talkOf, describeTalk('waiting')), reply: answerByReply },
  support_crowd: about(manyWait, ({ at }) => at, describeCrowd),
  support_message: {
    ...about(visitorWrote, talkOf, describeTalk('human')),
    readerOf: writerOf,
    reply: answerByReply,
  },
};

/** Kinds by event, each event once. */
export function kindsByEvent(): Map<DomainEvent, NoticeKind[]> {
  return Map.groupBy(noticeKinds, (kind) => told[kind].event);
}

function about<P extends z.ZodType>(
  event: DomainEvent<P>,
  subjectOf: (payload: z.output<P>) => string | null,
  describe: Told['describe'],
): Told {
  return { event, subjectOf: (payload) => subjectOf(payload as z.output<P>), describe };
}

/** @param isTold whether the order is one of those that the kind is about */
function describeOrder(isTold: (order: OrderRow) => boolean): Told['describe'] {
  return async (ctx, id, language) => {
    const order = await findOrder(ctx.db, id);
    return order && isTold(order) ? aboutOrder(order, language) : null;
  };
}

async function describeRefund(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const refund = await refundById(ctx.db, id);
  const order = refund && (await findOrder(ctx.db, refund.order_id));
  if (!refund || !order) return null;
  const facts = aboutOrder(order, language);
  const kopecks = refund.amount_kopecks ?? refund.suggested_kopecks;
  return { ...facts, values: { ...facts.values, amount: formatRubles(toRubles(kopecks), language) } };
}

async function describeReceipt(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const receipt = await receiptById(ctx.db, id);
  const order = receipt && (await findOrder(ctx.db, receipt.order_id));
  return order ? aboutOrder(order, language) : null;
}

/** Told when the bank has it, or could not be given it: both need somebody who looks after the applicant. */
function applicationOf({ applicationId, state }: z.output<typeof instalmentMoved.payload>): string | null {
  return state === 'sent' || state === 'failed' ? applicationId : null;
}

async function describeApplication(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const application = await applicationById(ctx.db, id);
  const order = application && (await findOrder(ctx.db, application.order_id));
  if (!application || !order) return null;
  const { values } = aboutOrder(order, language);
  return {
    values: { ...values, number: shownNumber(application.number), months: application.months },
    path: instalmentPaths.one(id),
  };
}

async function describeMail(ctx: Context, id: string): Promise<Facts | null> {
  const mail = await doubtfulMail(ctx, id);
  if (!mail) return null;
  return { values: { subject: mail.subject, email: readableEmail(mail.email) }, path: mailPaths.list };
}

/** As it is when it is told: by then they may go out again. */
async function describeStoppage(ctx: Context, _spell: string, language: Language): Promise<Facts | null> {
  const stopped = await currentStoppage(ctx);
  if (!stopped) return null;
  const { timeZone } = ctx.app.config;
  const { time } = formatTimeOfDay(stopped.since, timeZone);
  return {
    values: {
      day: formatDayOf(stopped.since, timeZone, language),
      ...{ time, count: stopped.count, reason: mailReasonMessages[language][stopped.reason] },
    },
    path: mailPaths.list,
  };
}

async function describeModel(ctx: Context, id: string): Promise<Facts | null> {
  const row = await modelApplicationById(ctx.db, id);
  if (!row) return null;
  const { full_name: name, city, age } = row;
  return {
    values: { number: applicationNumber(row.number), name, city, age },
    path: modelProfilePaths.one(id),
  };
}

/** Where staff read the result; the money is news of its own. */
async function describeRating(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const order = await findOrder(ctx.db, id);
  if (order?.product !== 'rating' || isRefundDue(order)) return null;
  const { values } = aboutOrder(order, language);
  return { values, path: ratingPaths.one(id) };
}

/** Until the consent is taken back. */
async function describeAgreed(ctx: Context, id: string): Promise<Facts | null> {
  const row = await modelApplicationById(ctx.db, id);
  return row?.publication === 'given' ? describeModel(ctx, id) : null;
}

/** Those that are open when it is told: some may have settled themselves since. */
async function describeDifferences(ctx: Context): Promise<Facts | null> {
  const count = await countOpenDifferences(ctx.db);
  return count > 0 ? { values: { count }, path: moneyCheckPaths.list } : null;
}

/** Each message of a conversation is news of its own. */
function talkOf({ conversationId, position }: { conversationId: string; position: number }): string {
  return `${conversationId}:${position}`;
}

function describeTalk(state: 'waiting' | 'human'): Told['describe'] {
  return async (ctx, subjectId) => {
    const news = await staffNewsOf(ctx, subjectId, state);
    return news && { values: { question: news.question }, path: supportPaths.one(news.conversationId) };
  };
}

/** Those who wait when it is told: some may have been answered since. */
async function describeCrowd(ctx: Context): Promise<Facts | null> {
  const count = await countWaiting(ctx);
  return count > 0 ? { values: { count }, path: `${supportPaths.list}?state=waiting&direction=asc` } : null;
}

function aboutOrder(order: OrderRow, language: Language): Facts {
  return {
    values: {
      number: orderNumber(order.number),
      course: titleOf(order, language),
      amount: formatRubles(toRubles(order.amount_kopecks), language),
    },
    path: orderPaths.one(order.id),
  };
}
