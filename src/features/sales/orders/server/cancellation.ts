import type { TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { orderReason } from './orderReason.ts';
import { moveOrder } from './orders.ts';

interface Cancellation {
  orderId: string;
  reason: 'canceled_by_staff' | 'canceled_by_buyer';
  /** Values for the reason's text. */
  details?: Record<string, string>;
}

/** Gives up an unpaid order that the caller holds, with every way to pay it. Money that still comes still counts. */
export async function cancelUnpaid(
  ctx: TxContext,
  { orderId, reason, details }: Cancellation,
): Promise<void> {
  for (const { endUnpaid } of featuresOf(ctx.app)) await endUnpaid?.(ctx, orderId, reason);
  await moveOrder(ctx, { orderId, to: 'canceled', reason: orderReason(reason), ...(details && { details }) });
}
