/**
 * The instalment plan that was sent from this browser: its tab goes on waiting after a reload, and the page to which the
 * bank leads back can open the course.
 */
import type { BuyableCourse } from '#features/sales/payments/ui/purchase.ts';
import { kept } from '#shared/storageKeys.ts';

export interface KeptInstalment {
  reference: string;
  /** Secret of its order; null where the instalment plan was there before. */
  secret: string | null;
  course: BuyableCourse;
}

const keptMs = 7 * 24 * 60 * 60 * 1000;

export function keepInstalment(instalment: KeptInstalment): void {
  const text = JSON.stringify({ ...instalment, at: Date.now() });
  // An instalment plan that was answered again comes without its secret: the one known already stays.
  const known = read(localStorage, kept.instalment);
  if (instalment.secret !== null || known?.reference !== instalment.reference)
    localStorage.setItem(kept.instalment, text);
  sessionStorage.setItem(kept.waitingInstalment, text);
}

/** The one that this tab waits for. */
export function waitingInstalment(): KeptInstalment | null {
  return read(sessionStorage, kept.waitingInstalment);
}

export function stopWaitingForBank(): void {
  sessionStorage.removeItem(kept.waitingInstalment);
}

/** Secret of the order behind an instalment plan, where this browser sent it. */
export function secretFor(reference: string): string | null {
  const instalment = read(localStorage, kept.instalment);
  return instalment?.reference === reference ? instalment.secret : null;
}

function read(storage: Storage, key: string): KeptInstalment | null {
  try {
    const found = JSON.parse(storage.getItem(key) ?? 'null') as (KeptInstalment & { at: number }) | null;
    return found && Date.now() - found.at < keptMs ? found : null;
  } catch {
    return null;
  }
}
