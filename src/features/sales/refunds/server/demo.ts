/** Refunds of the demo's orders. */
import type { Tx } from '#server/db/database.ts';
import { deleteRefundsOf as deleteRows } from './store.ts';

export async function deleteRefundsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) await deleteRows(tx, orderId);
}
