/** Certificates for the demo's courses. */
import type { Tx } from '#server/db/database.ts';
import * as store from './store.ts';

/** A live school vouches for no course of the demo. */
export async function deleteCertificatesFor(tx: Tx, courseIds: readonly string[]): Promise<void> {
  for (const id of courseIds) await store.deleteCertificatesFor(tx, id);
}
