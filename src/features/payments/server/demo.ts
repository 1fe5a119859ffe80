/** Payments of the demo's simulator. */
import type { Tx } from '#server/db/database.ts';
import { deleteCorrectionsOf } from './correction.store.ts';
import * as store from './store.ts';

/** Deletes the notices about them and the corrections of their orders' addresses too. */
export async function deletePaymentsOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const orderId of orderIds) {
    await deleteCorrectionsOf(tx, orderId);
    await store.deletePaymentsOf(tx, orderId);
  }
}
