/**
 * A circuit breaker: after several failures in a row an outside party counts as away, and whoever would wait for it
 * is told at once. Every so often one caller is let through to see whether it is back (half-open).
 *
 * Kept in the memory of a process: each learns by its own calls, and is wrong for a few calls at most.
 */
export interface Breaker {
  /** Whether nobody would be let through now. Changes nothing. */
  isOpen(): boolean;
  /** Whether this caller may make its call. While open that is true for one caller per pause. */
  mayCall(): boolean;
  /** How a call ended; also of one that asked nobody's leave. */
  report(isAnswered: boolean): void;
}

interface BreakerOptions {
  now(): Date;
  /** So many failures in a row open it. */
  failures: number;
  /** How long it stays open before one caller is let through. */
  pauseMs: number;
  /** Told once for each change, for the log. */
  onChange(state: 'open' | 'closed'): void;
}

export function makeBreaker({ now, failures, pauseMs, onChange }: BreakerOptions): Breaker {
  let failed = 0;
  /** Null while closed. */
  let nextTryAt: number | null = null;

  /** A clock that was set back must not keep it open: no honest wait is longer than the pause. */
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
      // Taken for a pause whatever becomes of the caller: one that dies without a word blocks nobody for long.
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
