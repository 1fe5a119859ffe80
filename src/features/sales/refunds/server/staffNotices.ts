/** Notices to staff about refunds. */

import { staffNames } from '#features/accounts/account/server/accounts.ts';
import { factsOfOrder } from '#features/sales/orders/server/staffNotices.ts';
import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf, type Told } from '#server/notices.ts';
import { formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { refundAsked, refundFailed } from '../contract/refunds.ts';
import { refundWishEnded, refundWished } from '../contract/wishes.ts';
import { refunds } from '../manifest.ts';
import { refundsTexts } from '../texts.ts';
import { refundById } from './findRefund.ts';
import { findWish } from './wishes.store.ts';

export const refundNotices = noticesOf(refunds.notices, {
  words: refundsTexts.noticeKinds,
  told: {
    refund_asked: about(refundAsked, ({ refundId }) => refundId, describeRefund),
    refund_failed: about(refundFailed, ({ refundId }) => refundId, describeRefund),
    refund_wished: about(refundWished, ({ wishId }) => wishId, describeWish('open')),
    refund_wish_ended: {
      ...about(refundWishEnded, ({ wishId }) => wishId, describeWish('ended')),
      readerOf: async (ctx, id) => (await findWish(ctx.db, id))?.author_id ?? null,
    },
  },
});

async function describeRefund(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const refund = await refundById(ctx.db, id);
  const facts = refund && (await factsOfOrder(ctx, refund.order_id, language));
  if (!refund || !facts) return null;
  const kopecks = refund.amount_kopecks ?? refund.suggested_kopecks;
  return { ...facts, values: { ...facts.values, amount: formatRubles(toRubles(kopecks), language) } };
}

/** An open wish goes to those who decide it, an ended one to its author. */
function describeWish(isTold: 'open' | 'ended'): Told['describe'] {
  return async (ctx, id, language) => {
    const wish = await findWish(ctx.db, id);
    if (!wish || (wish.outcome !== null) !== (isTold === 'ended')) return null;
    const facts = await factsOfOrder(ctx, wish.order_id, language);
    const { author_id, text, outcome, answer } = wish;
    const by = (await staffNames(ctx.db, [author_id])).get(author_id) ?? '—';
    return facts && { ...facts, values: { ...facts.values, by, text, answer, outcome: outcome ?? 'open' } };
  };
}
