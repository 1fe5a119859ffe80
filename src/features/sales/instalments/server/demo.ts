/** Instalment plans at the demo's simulator. */
import type { Tx } from '#server/db/database.ts';
import * as store from './store.ts';

/** Their history goes with them. */
export function deleteInstalmentsFor(tx: Tx, orderIds: readonly string[]): Promise<void> {
  return store.deleteOfOrders(tx, orderIds);
}
