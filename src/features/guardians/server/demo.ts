/** Questions that were asked while the school was a demo. */
import type { Tx } from '#server/db/database.ts';
import * as store from './store.ts';

export async function deleteDemoQuestions(tx: Tx, since: string | null): Promise<void> {
  if (since !== null) await store.deleteSince(tx, since);
}
