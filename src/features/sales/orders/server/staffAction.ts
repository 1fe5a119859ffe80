/** An action of staff on an order: one transaction with its entry in the audit log. */
import type { AuditFields } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import type { Context, TxContext } from '#server/context.ts';
import { notFound } from '#shared/errors.ts';
import type { OrderDetails } from '../contract.ts';
import type { orders } from '../manifest.ts';
import { orderNumber } from '../rules.ts';
import { showOrder } from './list.ts';
import { holdOrder, type OrderRow } from './orders.ts';

/** Does the work while the order is held, and returns the order as it then is. @throws not_found */
export async function actOnOrder(
  ctx: Context,
  id: string,
  work: (ctx: TxContext, order: OrderRow) => Promise<void>,
): Promise<OrderDetails> {
  await ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, id);
    if (!order) throw notFound();
    await work(ctx, order);
  });
  return showOrder(ctx, { id });
}

/** The order's line in the audit log. */
export function recordOrderAction(
  ctx: TxContext,
  order: Pick<OrderRow, 'id' | 'number'>,
  { action, ...fields }: { action: (typeof orders.audit)[number]; before?: AuditFields; after?: AuditFields },
): Promise<void> {
  const subject = { kind: 'order', id: order.id, label: orderNumber(order.number) };
  return recordAction(ctx, { action, subject, ...fields });
}
