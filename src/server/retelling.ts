/**
 * Writes the past of a demo by the school's own functions: each is called at its moment, all of a part in one
 * transaction, and nothing happens outside the database.
 */
import type { App } from './app.ts';
import { contextOf, type TxContext } from './context.ts';
import type { Tx } from './db/database.ts';
import { makeLog } from './log.ts';

/** A thing that happened at a moment, in milliseconds. */
export interface Happening {
  at: number;
  /** Keeps files that the telling names; before its transaction, and again where that did not commit. */
  keep?(): Promise<void>;
  tell(ctx: TxContext): Promise<void>;
}

/** The request that the audit log names for all of it, so that it can go with the demo. */
export const yearRequest = 'year of the demo';

/** @returns a function that tells happenings as parts of `tx`, each with the clock set to it */
export function retelling(app: App): (tx: Tx, happenings: readonly Happening[]) => Promise<void> {
  let at = 0;
  // One app for all parts, so that what it caches lasts for the whole past.
  const past: App = {
    ...{ ...app, isRetelling: true, log: makeLog('silent') },
    now: () => new Date(at),
    wakeWorker: () => {},
  };
  return async (tx, happenings) => {
    // The school's functions open transactions of their own: here they are parts of this one.
    past.database = { ...app.database, handle: tx, transaction: (work) => work(tx) };
    for (const happening of happenings) {
      at = happening.at;
      await happening.tell({ ...contextOf(past), db: tx });
    }
  };
}
