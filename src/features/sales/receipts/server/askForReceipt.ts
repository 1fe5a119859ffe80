import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { second } from '#shared/dates.ts';
import { receiptRequest } from './requests.ts';
import * as store from './store.ts';

/** Stores the request of another attempt. The caller holds the receipt, or has just made it. */
export async function ask(ctx: TxContext, row: store.ReceiptRow): Promise<void> {
  const now = ctx.app.now();
  await store.changeReceipt(ctx.db, row.id, {
    state: 'pending',
    attempt: row.attempt + 1,
    idempotence_key: newId(),
    request: await receiptRequest(ctx, row),
    sent_at: now.toISOString(),
    ...{ provider_receipt_id: null, failure: null },
    next_check_at: new Date(now.getTime() + 30 * second).toISOString(),
  });
}
