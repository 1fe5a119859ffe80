/** What counts as having watched a lesson. */

/** A part of the film, in seconds. */
export interface Span {
  from: number;
  to: number;
}

/** A lesson is done once this much of its film has been watched. */
export const doneAtPercent = 90;

/** Parts closer than this belong together: a player's clock skips a little at a pause or a seek. */
const gapSeconds = 1;

/** More than anybody's jumping about leaves; beyond it the shortest parts are forgotten. */
const mostSpans = 200;

/** The parts in order, within the film, each second once. Seconds are kept to a tenth. */
export function mergeSpans(spans: readonly Span[], durationSeconds: number): Span[] {
  const clipped = spans
    .map(({ from, to }) => ({ from: tenth(Math.max(from, 0)), to: tenth(Math.min(to, durationSeconds)) }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
  const merged: Span[] = [];
  for (const span of clipped) {
    const last = merged.at(-1);
    if (last && span.from <= last.to + gapSeconds) last.to = Math.max(last.to, span.to);
    else merged.push(span);
  }
  return longest(merged);
}

/** How much of the film the merged parts are, in whole percent. */
export function watchedPercent(merged: readonly Span[], durationSeconds: number): number {
  if (durationSeconds <= 0) return 0;
  const seconds = merged.reduce((sum, { from, to }) => sum + to - from, 0);
  // A tenth of a second lost to rounding is not a percent unwatched.
  return Math.min(100, Math.floor(((seconds + 0.1) / durationSeconds) * 100));
}

/** Where to go on watching; a film that was left at its very end begins anew. */
export function resumeAt(positionSeconds: number, durationSeconds: number): number {
  const isAtTheEnd = durationSeconds > 0 && positionSeconds >= durationSeconds * 0.97 - 1;
  return isAtTheEnd ? 0 : positionSeconds;
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

function longest(spans: Span[]): Span[] {
  if (spans.length <= mostSpans) return spans;
  const kept = [...spans].sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostSpans);
  return kept.sort((a, b) => a.from - b.from);
}
