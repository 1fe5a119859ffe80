/** Notices to staff about refunds. */
import { factsOfOrder } from '#features/sales/orders/server/staffNotices.ts';
import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import { formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { refundAsked, refundFailed } from '../contract/refunds.ts';
import { refunds } from '../manifest.ts';
import { refundsNoticeMessages } from '../messages/notices.ts';
import { refundById } from './findRefund.ts';

export const refundNotices = noticesOf(refunds.notices, {
  words: refundsNoticeMessages,
  told: {
    refund_asked: about(refundAsked, ({ refundId }) => refundId, describeRefund),
    refund_failed: about(refundFailed, ({ refundId }) => refundId, describeRefund),
  },
});

async function describeRefund(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const refund = await refundById(ctx.db, id);
  const facts = refund && (await factsOfOrder(ctx, refund.order_id, language));
  if (!refund || !facts) return null;
  const kopecks = refund.amount_kopecks ?? refund.suggested_kopecks;
  return { ...facts, values: { ...facts.values, amount: formatRubles(toRubles(kopecks), language) } };
}
