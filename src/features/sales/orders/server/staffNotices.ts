/** Notices to staff about orders. */

import type { Context } from '#server/context.ts';
import { about, type Facts, noticesOf, type Told } from '#server/notices.ts';
import { formatRubles } from '#shared/formats.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { orderPaid } from '../contract.ts';
import { orders } from '../manifest.ts';
import { orderPaths } from '../paths.ts';
import { isRefundDue, orderNumber } from '../rules.ts';
import { ordersTexts } from '../texts.ts';
import { findOrder, type OrderRow } from './orders.ts';
import { titleOf } from './titles.ts';

export const orderNotices = noticesOf(orders.notices, {
  words: ordersTexts.noticeKinds,
  told: {
    new_order: about(
      orderPaid,
      ({ orderId }) => orderId,
      describeOrder((order) => !isRefundDue(order)),
    ),
    refund_due: about(orderPaid, ({ orderId }) => orderId, describeOrder(isRefundDue)),
  },
});

/** @param isTold whether the order is one of those that the kind is about */
export function describeOrder(isTold: (order: OrderRow) => boolean): Told['describe'] {
  return async (ctx, id, language) => {
    const order = await findOrder(ctx.db, id);
    return order && isTold(order) ? aboutOrder(order, language) : null;
  };
}

/** The same for any order, by its id; null if it does not exist. */
export async function factsOfOrder(ctx: Context, id: string, language: Language): Promise<Facts | null> {
  const order = await findOrder(ctx.db, id);
  return order ? aboutOrder(order, language) : null;
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
