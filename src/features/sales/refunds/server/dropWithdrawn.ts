/** Refunds of an order whose money will never come: there is nothing to send back. */

import { noteOrder } from '#features/sales/orders/server/orders.ts';
import { takeBackAside } from '#features/sales/orders/server/returns.ts';
import type { TxContext } from '#server/context.ts';
import { createTranslator } from '#shared/i18n.ts';
import { canMove, isUnderWay } from '../rules.ts';
import { refundsTexts } from '../texts.ts';
import { queueNews } from './news.ts';
import { refundReason } from './orderReason.ts';
import { holdBoth } from './settleRefund.ts';
import * as store from './store.ts';

/**
 * Declines what the buyer asked for, and what staff have approved and not sent, and frees the money set aside for it.
 * Before the order is refunded, in the same transaction; the second time it does nothing.
 */
export async function dropRefundsOfWithdrawn(ctx: TxContext, orderId: string): Promise<void> {
  for (const { id, way } of await store.refundsOf(ctx.db, [orderId])) {
    const { order, refund } = await holdBoth(ctx, id);
    const { state: from, amount_kopecks } = refund;
    if (way === 'provider' || !canMove(from, 'declined')) continue;
    const { language } = order;
    const t = createTranslator({ locale: language, messages: refundsTexts.server.withdrawnReason[language] });
    const finished_at = ctx.app.now().toISOString();
    // The buyer reads the answer of staff as it stands here, and that one does not hold any more.
    const change = { state: 'declined', reason: t('reason'), finished_at } as const;
    if (!(await store.moveRefund(ctx.db, { id, from, change }))) continue;
    if (isUnderWay(from)) await takeBackAside(ctx.db, order, amount_kopecks ?? 0);
    await noteOrder(ctx, { orderId, reason: refundReason('refund_needless') });
    await queueNews(ctx, refund, 'withdrawn');
  }
}
