import { useSyncExternalStore } from 'react';
import type { SiteContent } from '#features/content/contract.ts';
import { growingCounter, grown } from '../rules.ts';

/** One number for every place of the page that shows it. */
let count: number = growingCounter.start;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** How many students the page speaks of; null where the school shows no number. @param real where it shows the true one */
export function useStudents(counter: SiteContent['counter'], real: number | null): number | null {
  const isGrowing = counter === 'growing';
  const shown = useSyncExternalStore(
    isGrowing ? grow : stay,
    () => count,
    () => growingCounter.start,
  );
  if (isGrowing) return shown;
  return real === null || real === 0 ? null : real;
}

function grow(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    count = grown(count, Math.random());
    for (const each of listeners) each();
  }, growingCounter.everyMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function stay(): () => void {
  return () => {};
}
