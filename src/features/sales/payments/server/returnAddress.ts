import type { Context } from '#server/context.ts';
import { findPaymentOfOrder } from './store.ts';

/** The address to which the provider returns the buyer of an order: it shows the state and the way back to paying. */
export async function returnAddressOf(ctx: Context, orderId: string): Promise<string | null> {
  const payment = await findPaymentOfOrder(ctx.db, orderId);
  if (!payment?.request) return null;
  const { confirmation } = JSON.parse(payment.request) as { confirmation?: { return_url?: string } };
  return confirmation?.return_url ?? null;
}
