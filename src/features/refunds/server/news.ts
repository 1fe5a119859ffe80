/** Mails to the buyer at each step of a refund. */
import { z } from 'zod';
import { rememberMail } from '#features/orders/server/mails.ts';
import { findOrder } from '#features/orders/server/orders.ts';
import { titleOf } from '#features/orders/server/titles.ts';
import { mail } from '#features/school/server/mail.ts';
import { job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { formatRubles } from '#shared/formats.ts';
import { toRubles } from '#shared/money.ts';
import {
  approvedMailMessages,
  askedMailMessages,
  declinedMailMessages,
  failedMailMessages,
  sentMailMessages,
} from '../messages/mails.ts';
import { withdrawnMailMessages } from '../messages/withdrawn.ts';
import { certificateOfRefund } from './revoking.ts';
import { findRefund } from './store.ts';

const newsMessages = {
  asked: askedMailMessages,
  declined: declinedMailMessages,
  approved: approvedMailMessages,
  sent: sentMailMessages,
  failed: failedMailMessages,
  withdrawn: withdrawnMailMessages,
};

export const sendNews = job(
  'refunds.send_news',
  z.object({
    refundId: idField,
    news: z.enum(['asked', 'declined', 'approved', 'sent', 'failed', 'withdrawn']),
  }),
  async (ctx, { refundId, news }, claim) => {
    const refund = await findRefund(ctx.db, refundId);
    const order = refund && (await findOrder(ctx.db, refund.order_id));
    if (!order) throw new Error(`refund ${refundId} is gone`);
    // Nobody is left to be told.
    if (order.erased_at) return;
    const { email, name, language } = order;
    const values = {
      course: titleOf(order, language),
      paid: formatRubles(toRubles(order.amount_kopecks), language),
      amount: formatRubles(toRubles(refund.amount_kopecks ?? 0), language),
      reason: refund.reason,
      hasReason: refund.reason ? 'yes' : 'no',
      access: refund.closes_access === 1 ? 'closes' : 'stays',
      certificate: (await certificateOfRefund(ctx, order, refund)) ?? 'none',
      way: refund.way ?? 'provider',
    };
    const button = `${ctx.app.config.appUrl}/my-orders`;
    const told = { to: email, language, name, messages: newsMessages[news], values, button };
    const subject = await mail(ctx, told, claim);
    await rememberMail(ctx, { orderId: order.id, email, subject }, claim);
  },
);
