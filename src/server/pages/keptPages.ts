/** Counts the drawn pages that a process caches, for the button that clears them. */
import type { App } from '../app.ts';

const counts = new WeakMap<App, () => number>();

export function countsKeptPages(app: App, count: () => number): void {
  counts.set(app, count);
}

/** Counts those of this process; 0 where it draws no pages. */
export function countKeptPages(app: App): number {
  return counts.get(app)?.() ?? 0;
}
