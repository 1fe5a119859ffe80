/**
 * The instalment plan that was sent from this browser: its tab goes on waiting after a reload, and the page to which the
 * bank leads back can open the course.
 */
import type { BuyableCourse } from '#features/sales/payments/ui/purchase.ts';
import { kept } from '#shared/storageKeys.ts';
import { type BrowserStorage, localStore, tabStore } from '#ui/storage.ts';

export interface KeptInstalment {
  reference: string;
  /** Secret of its order; null where the instalment plan was there before. */
  secret: string | null;
  course: BuyableCourse;
}

const keptMs = 7 * 24 * 60 * 60 * 1000;

export function keepInstalment(instalment: KeptInstalment): void {
  const dated = { ...instalment, at: Date.now() };
  // An instalment plan that was answered again comes without its secret: the one known already stays.
  const known = read(localStore, kept.instalment);
  if (instalment.secret !== null || known?.reference !== instalment.reference)
    localStore.keep(kept.instalment, dated);
  tabStore.keep(kept.waitingInstalment, dated);
}

/** The one that this tab waits for. */
export function waitingInstalment(): KeptInstalment | null {
  return read(tabStore, kept.waitingInstalment);
}

export function stopWaitingForBank(): void {
  tabStore.set(kept.waitingInstalment, null);
}

/** Secret of the order behind an instalment plan, where this browser sent it. */
export function secretFor(reference: string): string | null {
  const instalment = read(localStore, kept.instalment);
  return instalment?.reference === reference ? instalment.secret : null;
}

function read(storage: BrowserStorage, key: string): KeptInstalment | null {
  const found = storage.read<KeptInstalment & { at: number }>(key);
  return found && Date.now() - found.at < keptMs ? found : null;
}
