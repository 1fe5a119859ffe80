import type { Db } from '#server/db/database.ts';
import { history } from './store.ts';

/** Whether the order's history names this reason. */
export async function recordedIn(db: Db, orderId: string, reason: string): Promise<boolean> {
  return (await history.read(db, orderId)).some((entry) => entry.reason === reason);
}
