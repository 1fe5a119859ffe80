/** Things stuck with a person. */
import { stuckOf } from '#server/stuck.ts';
import { orders } from '../manifest.ts';
import { orderPaths } from '../paths.ts';
import { isLeftUnpaid, isRefundDue, orderNumber } from '../rules.ts';
import { ordersOfAccount } from './own.ts';
import { standingsOf } from './standing.ts';
import type { OrderRow } from './store.ts';

export const ordersStuck = stuckOf(orders.stuck, {
  async order_unpaid(ctx, { id }) {
    const now = ctx.app.now();
    const own = await ordersOfAccount(ctx.db, id);
    const standings = await standingsOf(ctx, own);
    const isUnpaid = ({ id, created_at }: OrderRow) =>
      isLeftUnpaid({ standing: standings.get(id)!, created_at }, now);
    return own.filter(isUnpaid).map(tell);
  },
  async order_refund_due(ctx, { id }) {
    return (await ordersOfAccount(ctx.db, id)).filter(isRefundDue).map(tell);
  },
});

function tell({ id, number, created_at }: OrderRow) {
  return { subject: orderNumber(number), since: created_at, path: orderPaths.one(id) };
}
