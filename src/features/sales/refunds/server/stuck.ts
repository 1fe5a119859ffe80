/** Things stuck with a person. */
import { orderPaths } from '#features/sales/orders/paths.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { ordersOfAccount } from '#features/sales/orders/server/own.ts';
import type { Context } from '#server/context.ts';
import { stuckOf } from '#server/stuck.ts';
import { refunds } from '../manifest.ts';
import type { RefundState } from '../rules.ts';
import { refundsOf } from './store.ts';
import { openWishes } from './wishes.store.ts';

export const refundsStuck = stuckOf(refunds.stuck, {
  async refund_asked(ctx, { id }) {
    const orderIds = (await ordersOfAccount(ctx.db, id)).map((order) => order.id);
    return [
      ...(await refundsIn(ctx, id, 'requested')),
      ...(await tell(ctx, id, await openWishes(ctx.db, orderIds))),
    ];
  },
  refund_failed: (ctx, { id }) => refundsIn(ctx, id, 'failed'),
});

async function refundsIn(ctx: Context, userId: string, state: RefundState) {
  const orderIds = (await ordersOfAccount(ctx.db, userId)).map(({ id }) => id);
  const found = await refundsOf(ctx.db, orderIds);
  return tell(
    ctx,
    userId,
    found.filter((refund) => refund.state === state),
  );
}

async function tell(
  ctx: Context,
  userId: string,
  found: readonly { order_id: string; created_at: string }[],
) {
  const orders = new Map((await ordersOfAccount(ctx.db, userId)).map((order) => [order.id, order]));
  return found.map(({ order_id, created_at }) => ({
    subject: orderNumber(orders.get(order_id)!.number),
    since: created_at,
    path: orderPaths.one(order_id),
  }));
}
