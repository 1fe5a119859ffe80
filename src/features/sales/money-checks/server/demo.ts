/** Differences that name the demo's orders. */
import type { Tx } from '#server/db/database.ts';
import { deleteDifferencesOf as deleteRows } from './store.ts';

export async function deleteDifferencesOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) await deleteRows(tx, orderId);
}
