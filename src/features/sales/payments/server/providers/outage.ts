/** While the provider is down buyers get an answer at once, instead of each waiting for it. */
import type { App } from '#server/app.ts';
import { breakerPerApp } from '#server/breakerPerApp.ts';
import { second } from '#shared/dates.ts';
import { type CallOptions, timeLimits, type Unknown } from './calls.ts';

/** Failures in a row; one lost connection is no outage. */
const failures = 3;
/**
 * After this pause the next buyer's call goes out. Together with reconciliation's own pauses: recovered
 * within 2 minutes.
 */
const pauseMs = 30 * second;

/** Per process; all its apps share the same provider. */
const breakerOf = breakerPerApp({
  failures,
  pauseMs,
  onChange(app, state) {
    if (state === 'open') app.log.error('the payment provider is away: buyers are told at once');
    else app.log.info('the payment provider is back');
  },
});

/** True while the provider is known to be down. */
export function isProviderAway(app: App): boolean {
  return breakerOf(app).isOpen();
}

/**
 * Makes a call, unless a buyer waits for it and the provider is down: then the outcome is `unknown` at once. Other
 * calls always go out. Their outcomes count too, except for questions from notices: otherwise a stranger's invented
 * notices would decide what buyers see.
 */
export async function callProvider<R extends { kind: string }>(
  app: App,
  options: CallOptions,
  call: () => Promise<R>,
): Promise<R | Unknown> {
  const breaker = breakerOf(app);
  if (options.isAwaited && !breaker.mayCall()) return { kind: 'unknown', reason: 'outage' };
  const startedAt = app.now().getTime();
  const result = await call();
  // A stopped job says nothing about the provider.
  if (options.signal?.aborted || options.isForNotice) return result;
  // Answers too late for a buyer count as failures.
  const isInTime = app.now().getTime() - startedAt <= timeLimits.interactiveMs;
  breaker.report(result.kind !== 'unknown' && isInTime);
  return result;
}
