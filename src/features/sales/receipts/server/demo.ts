/** Receipts of the demo's orders. */
import type { Tx } from '#server/db/database.ts';
import { deleteReceiptsOf as deleteRows } from './store.ts';

export async function deleteReceiptsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) await deleteRows(tx, orderId);
}
