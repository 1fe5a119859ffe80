/**
 * Arithmetic of a limit: the generic cell rate algorithm (ITU-T I.371). A counter is one point in time, up to
 * which all attempts so far have used the capacity that comes back with time; each attempt moves it on by
 * `costMs`.
 */
import type { Limit } from '#shared/limits.ts';

export interface Pace {
  /** Capacity that one attempt uses. */
  costMs: number;
  /** How far ahead of the clock a counter may be: `atOnce` attempts. */
  reachMs: number;
}

/**
 * @throws when the figures make no limit: within any `perMs`, `atOnce` attempts plus those that come back
 * meanwhile are allowed
 */
export function paceOf({ name, times, perMs, atOnce = Math.ceil(times / 2) }: Limit): Pace {
  if (!(atOnce >= 1 && atOnce < times)) throw new Error(`${name}: at once must be fewer than in all`);
  const costMs = Math.ceil(perMs / (times - atOnce));
  return { costMs, reachMs: costMs * atOnce };
}

/**
 * Clock skew tolerated between machines. A counter further ahead than this plus the reach was written by a
 * clock that has since been put back, and is ignored.
 */
export const clockToleranceMs = 60_000;

/** How long until an attempt would be let through; 0: now. */
export function waitMs({ costMs, reachMs }: Pace, usedUntilMs: number | undefined, nowMs: number): number {
  if (usedUntilMs === undefined || usedUntilMs > nowMs + reachMs + clockToleranceMs) return 0;
  return Math.max(0, usedUntilMs + costMs - reachMs - nowMs);
}
