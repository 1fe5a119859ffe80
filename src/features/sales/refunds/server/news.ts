/** Mails to the buyer at each step of a refund. */

import { z } from 'zod';
import { issueLinkAbout } from '#features/accounts/guardians/server/links.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { guardianOf } from '#features/sales/orders/server/guardian.ts';
import { rememberMail } from '#features/sales/orders/server/mails.ts';
import { findOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { purchaseIn, titleOf } from '#features/sales/orders/server/titles.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { MailTemplate, MailValues } from '#server/mail/template.ts';
import { job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { idField } from '#shared/fields.ts';
import { formatRubles } from '#shared/formats.ts';
import { inEvery, type Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { refundsTexts } from '../texts.ts';
import { certificateOfRefund } from './revokeCertificate.ts';
import { findRefund, type RefundRow, refundsOf } from './store.ts';

const newsMessages = {
  asked: refundsTexts.server.askedMail,
  declined: refundsTexts.server.declinedMail,
  approved: refundsTexts.server.approvedMail,
  sent: refundsTexts.server.sentMail,
  failed: refundsTexts.server.failedMail,
  withdrawn: refundsTexts.server.withdrawnMail,
};

const payload = z.object({
  refundId: idField,
  news: z.enum(['asked', 'declined', 'approved', 'sent', 'failed', 'withdrawn']),
});
type News = z.output<typeof payload>['news'];

export const sendNews = job('refunds.send_news', payload, async (ctx, { refundId, news }, claim) => {
  const { refund, order } = await bothOf(ctx, refundId);
  // No recipient is left.
  if (order.erased_at) return;
  const { email, name, language } = order;
  const values = await valuesOf(ctx, { refund, order }, language);
  const button = `${ctx.app.config.appUrl}/my-orders`;
  const purchase = purchaseIn(order, language);
  const told = { to: email, language, name, messages: newsMessages[news], values, purchase, button };
  const subject = await mail(ctx, told, claim);
  await rememberMail(ctx, { orderId: order.id, email, subject }, claim);
});

/**
 * The same to the guardian who has paid, with the link that shows the refund; the request itself is confirmed to its
 * author.
 */
export const tellGuardian = job('refunds.tell_guardian', payload, async (ctx, { refundId, news }, claim) => {
  const { refund, order } = await bothOf(ctx, refundId);
  const guardian = await guardianOf(ctx, order.id);
  if (order.erased_at || guardian?.state !== 'consented' || !guardian.guardian_email) return;
  const { guardian_email: to, guardian_name: name, guardian_language: language } = guardian;
  const values = await valuesOf(ctx, { refund, order }, language);
  const button = await issueLinkAbout(ctx, order.id);
  const content = { messages: toGuardian(newsMessages[news]), values, button };
  const purchase = purchaseIn(order, language);
  await mail(ctx, { to, language, name, ...content, purchase }, claim);
});

/** To the buyer, and to the guardian where one has paid. */
export async function queueNews(
  ctx: TxContext,
  { id: refundId, order_id }: Pick<RefundRow, 'id' | 'order_id'>,
  news: Exclude<News, 'asked'>,
): Promise<void> {
  await queue(ctx, sendNews, { refundId, news });
  if (await guardianOf(ctx, order_id)) await queue(ctx, tellGuardian, { refundId, news });
}

async function bothOf(ctx: Context, refundId: string): Promise<{ refund: RefundRow; order: OrderRow }> {
  const refund = await findRefund(ctx.db, refundId);
  const order = refund && (await findOrder(ctx.db, refund.order_id));
  if (!order) throw new Error(`refund ${refundId} is gone`);
  return { refund, order };
}

async function valuesOf(
  ctx: Context,
  { refund, order }: { refund: RefundRow; order: OrderRow },
  language: Language,
): Promise<MailValues> {
  return {
    course: titleOf(order, language),
    paid: formatRubles(toRubles(order.amount_kopecks), language),
    amount: formatRubles(toRubles(refund.amount_kopecks ?? 0), language),
    reason: refund.reason,
    hasReason: refund.reason ? 'yes' : 'no',
    access: await accessAfter(ctx, { refund, order }),
    certificate: (await certificateOfRefund(ctx, order, refund)) ?? 'none',
    way: refund.way ?? 'provider',
  };
}

/** The course after this step: nothing is said where the step changes nothing and the course is closed already. */
async function accessAfter(ctx: Context, { refund, order }: { refund: RefundRow; order: OrderRow }) {
  const closed =
    closing(refund) && !(await refundsOf(ctx.db, [order.id])).some((one) => isEarlierEnd(one, refund));
  if (closed) return 'closes';
  const { user_id, course_id } = order;
  return user_id && course_id && (await ownsCourse(ctx, user_id, course_id)) ? 'stays' : 'none';
}

function closing({ closes_access, state }: RefundRow): boolean {
  return closes_access === 1 && state !== 'requested' && state !== 'declined';
}

/** Another refund of the order has closed the course. */
function isEarlierEnd(one: RefundRow, refund: RefundRow): boolean {
  return (
    one.id !== refund.id && one.state === 'succeeded' && closing(one) && one.created_at <= refund.created_at
  );
}

/** The same texts, with the way back to the guardian's page. */
function toGuardian(messages: Record<Language, MailTemplate>): Record<Language, MailTemplate> {
  const frame = refundsTexts.server.guardianNews;
  return inEvery((language) => ({ ...messages[language], ...frame[language] }));
}
