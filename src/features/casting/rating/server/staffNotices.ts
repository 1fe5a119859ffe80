/** Notices to staff about ratings. */

import { orderPaid } from '#features/sales/orders/contract.ts';
import { isRefundDue } from '#features/sales/orders/rules.ts';
import { describeOrder } from '#features/sales/orders/server/staffNotices.ts';
import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf } from '#server/notices.ts';
import type { Language } from '#shared/i18n.ts';
import { rating } from '../manifest.ts';
import { ratingPaths } from '../paths.ts';
import { ratingTexts } from '../texts.ts';

export const ratingNotices = noticesOf(rating.notices, {
  words: ratingTexts.noticeKinds,
  told: { model_rating: about(orderPaid, ({ orderId }) => orderId, describeRating) },
});

const describeSold = describeOrder((order) => order.product === 'rating' && !isRefundDue(order));

/** Where staff read the result; the money is news of its own. */
async function describeRating(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const facts = await describeSold(ctx, id, language);
  return facts && { ...facts, path: ratingPaths.one(id) };
}
