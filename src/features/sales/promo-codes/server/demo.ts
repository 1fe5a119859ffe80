/** Promo codes of the demo's past. */
import type { TxContext } from '#server/context.ts';
import * as store from './store.ts';

/** Names that the demo has used, each with a note that says so. */
export const demoNote = 'Из прошлого демонстрационной школы';

/** Removes those that nobody has changed and no other order names. */
export function removeDemoCodes({ db }: TxContext): Promise<void> {
  return store.deleteUnusedNoted(db, demoNote);
}
