/** Entries of a demo's past. */
import type { TxContext } from '#server/context.ts';
import { yearRequest } from '#server/retelling.ts';
import * as store from './store.ts';

/** The past was invented, with what staff did in it; entries about the demo itself stay like any. */
export function removeDemoEntries({ db }: TxContext): Promise<void> {
  return store.deleteOfRequest(db, yearRequest);
}
