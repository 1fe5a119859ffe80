/** Receipts of the demo's orders. */
import type { TxContext } from '#server/context.ts';
import type { DemoRows } from '#server/demoPart.ts';
import * as store from './store.ts';
import { trackPayment, trackRefund } from './trackReceipts.ts';

/** The receipt of a payment or refund by card, as the provider's register made it; or did not. */
export async function registerInDemo(
  ctx: TxContext,
  { orderId, refundId, isMissing = false }: { orderId: string; refundId?: string; isMissing?: boolean },
): Promise<void> {
  if (refundId === undefined) await trackPayment(ctx, orderId);
  else await trackRefund(ctx, refundId);
  const registered_at = ctx.app.now().toISOString();
  for (const row of await store.receiptsOf(ctx.db, [orderId])) {
    if (row.state !== 'pending') continue;
    const document = String(Math.floor(Date.parse(registered_at) / 60_000) % 1_000_000);
    const fiscal = {
      fiscal_document: document,
      fiscal_storage: '9999078902011234',
      fiscal_attribute: `21${document}`,
    };
    const change = isMissing
      ? ({ state: 'missing', next_check_at: null } as const)
      : ({ state: 'succeeded', next_check_at: null, registered_at, ...fiscal } as const);
    await store.moveReceipt(ctx.db, row, change);
  }
}

export async function removeDemoReceipts(ctx: TxContext, { orderIds }: DemoRows): Promise<void> {
  for (const orderId of orderIds) await store.deleteReceiptsOf(ctx.db, orderId);
}
