import { useSyncExternalStore } from 'react';
import type { SiteContent } from '#features/site/content/contract/content.ts';
import { growingCounter, grown } from '#features/site/landing/rules/landing.ts';

/** One number for every place on the page that shows it. */
let count: number = growingCounter.start;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/**
 * Number of students shown on the page; null when the school shows none. @param real the true number, where
 * that is shown
 */
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
