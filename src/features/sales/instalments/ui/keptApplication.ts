/**
 * The application that was sent from this browser: its tab goes on waiting after a reload, and the page to which the
 * bank leads back can open the course.
 */
import type { BuyableCourse } from '#features/sales/payments/ui/purchase.ts';
import { kept } from '#shared/storageKeys.ts';

export interface KeptApplication {
  reference: string;
  /** Secret of its order; null where the application was there before. */
  secret: string | null;
  course: BuyableCourse;
}

const keptMs = 7 * 24 * 60 * 60 * 1000;

export function keepApplication(application: KeptApplication): void {
  const text = JSON.stringify({ ...application, at: Date.now() });
  // An application that was answered again comes without its secret: the one known already stays.
  const known = read(localStorage, kept.application);
  if (application.secret !== null || known?.reference !== application.reference)
    localStorage.setItem(kept.application, text);
  sessionStorage.setItem(kept.waitingApplication, text);
}

/** The one that this tab waits for. */
export function waitingApplication(): KeptApplication | null {
  return read(sessionStorage, kept.waitingApplication);
}

export function stopWaitingForBank(): void {
  sessionStorage.removeItem(kept.waitingApplication);
}

/** Secret of the order behind an application, where this browser sent it. */
export function secretFor(reference: string): string | null {
  const application = read(localStorage, kept.application);
  return application?.reference === reference ? application.secret : null;
}

function read(storage: Storage, key: string): KeptApplication | null {
  try {
    const found = JSON.parse(storage.getItem(key) ?? 'null') as (KeptApplication & { at: number }) | null;
    return found && Date.now() - found.at < keptMs ? found : null;
  } catch {
    return null;
  }
}
