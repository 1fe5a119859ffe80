/** Refunds that have been made, for counts and receipts. */
import type { Db } from '#server/db/database.ts';
import * as store from './store.ts';

export function refundById(db: Db, id: string): Promise<store.RefundRow | undefined> {
  return store.findRefund(db, id);
}
