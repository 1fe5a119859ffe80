/**
 * A circuit breaker: after several failures in a row an outside party counts as down, and callers are refused
 * at once instead of waiting. At intervals one caller is let through to see whether it is back (half-open).
 *
 * Kept in memory per process: each learns from its own calls, and is wrong for a few calls at most.
 */

export interface Breaker {
  /** Whether callers are refused now. Changes nothing. */
  isOpen(): boolean;
  /** Whether this caller may make its call. While open that is true for one caller per pause. */
  mayCall(): boolean;
  /** Reports how a call ended, including calls that did not ask `mayCall`. */
  report(isAnswered: boolean): void;
}

export interface BreakerOptions {
  now(): Date;
  /** Number of failures in a row that opens it. */
  failures: number;
  /** How long it stays open before one caller is let through. */
  pauseMs: number;
  /** Called once per change, for the log. */
  onChange(state: 'open' | 'closed'): void;
}

export function makeBreaker({ now, failures, pauseMs, onChange }: BreakerOptions): Breaker {
  let failed = 0;
  /** Null while closed. */
  let nextTryAt: number | null = null;

  /** A clock that was set back must not keep it open: no valid wait is longer than the pause. */
  function isWaiting(): boolean {
    if (nextTryAt === null) return false;
    const leftMs = nextTryAt - now().getTime();
    return leftMs > 0 && leftMs <= pauseMs;
  }

  function putOff(): void {
    nextTryAt = now().getTime() + pauseMs;
  }

  return {
    isOpen: isWaiting,
    mayCall() {
      if (isWaiting()) return false;
      // Reserved for one pause whatever happens to the caller: one that dies blocks nobody for long.
      if (nextTryAt !== null) putOff();
      return true;
    },
    report(isAnswered) {
      const wasOpen = nextTryAt !== null;
      failed = isAnswered ? 0 : failed + 1;
      if (isAnswered) nextTryAt = null;
      else if (failed >= failures) putOff();
      if (wasOpen !== (nextTryAt !== null)) onChange(wasOpen ? 'closed' : 'open');
    },
  };
}
