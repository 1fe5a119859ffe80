/** How many drawn pages a process keeps: asked when somebody clears what is kept. */
import type { App } from '../app.ts';

const counts = new WeakMap<App, () => number>();

export function countsKeptPages(app: App, count: () => number): void {
  counts.set(app, count);
}

/** Of this process; none where it draws no pages. */
export function countKeptPages(app: App): number {
  return counts.get(app)?.() ?? 0;
}
