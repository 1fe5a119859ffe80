/** Consents given by demo accounts and visitors of the demo. */
import type { Tx } from '#server/db/database.ts';
import * as store from './store.ts';

/** @param since when demo mode first ran; null leaves consents without an account alone */
export async function deleteDemoConsents(
  tx: Tx,
  userIds: readonly string[],
  since: string | null,
): Promise<void> {
  for (const id of userIds) await store.deleteConsentsOf(tx, id);
  if (since !== null) await store.deleteVisitorsConsents(tx, since);
}

/** Consents in the name of somebody who was made up, whose time may lie before the demo's. */
export function deleteConsentsOfInvented(tx: Tx, email: string): Promise<void> {
  return store.deleteConsentsOfAddress(tx, email);
}
