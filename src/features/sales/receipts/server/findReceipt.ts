import type { Db } from '#server/db/database.ts';
import * as store from './store.ts';

/** A receipt, for other features. */
export function receiptById(db: Db, id: string): Promise<store.ReceiptRow | undefined> {
  return store.findReceipt(db, id);
}
