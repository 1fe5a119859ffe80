/** Unfinished checkouts of the demo's orders. */
import type { Tx } from '#server/db/database.ts';
import * as store from './store.ts';

export function deleteUnfinishedOf(tx: Tx, orderIds: readonly string[]): Promise<void> {
  return store.deleteUnfinishedOf(tx, orderIds);
}
