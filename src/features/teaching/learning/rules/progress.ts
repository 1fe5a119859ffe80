/** Rules for having watched a lesson. */

/** A span of the video, in seconds. */
export interface Span {
  from: number;
  to: number;
}

/** A lesson is done once this share of its video has been watched. */
export const doneAtPercent = 90;

/** Spans closer than this are joined: a player's clock skips a little at a pause or a seek. */
const gapSeconds = 1;

/** More than anybody's seeking leaves; beyond it the shortest spans are dropped. */
const mostSpans = 200;

/** Sorts and merges spans within the video, so that each second counts once. Seconds are kept to a tenth. */
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

/** Watched share of the video in whole percent, from merged spans. */
export function watchedPercent(merged: readonly Span[], durationSeconds: number): number {
  if (durationSeconds <= 0) return 0;
  const seconds = merged.reduce((sum, { from, to }) => sum + to - from, 0);
  // A tenth of a second lost to rounding is not a percent unwatched.
  return Math.min(100, Math.floor(((seconds + 0.1) / durationSeconds) * 100));
}

/** The end of a film, where nobody goes on: seconds, however many hours it lasts, and less of a very short one. */
const endSeconds = 15;

/** Position to resume from; a video that was left at its very end starts again. */
export function resumeAt(positionSeconds: number, durationSeconds: number): number {
  const end = Math.min(endSeconds, durationSeconds * 0.03 + 1);
  const isAtTheEnd = durationSeconds > 0 && positionSeconds >= durationSeconds - end;
  return isAtTheEnd ? 0 : positionSeconds;
}

/** The one in the middle; undefined of none. */
export function middle(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

function tenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

function longest(spans: Span[]): Span[] {
  if (spans.length <= mostSpans) return spans;
  const kept = [...spans].sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, mostSpans);
  return kept.sort((a, b) => a.from - b.from);
}
