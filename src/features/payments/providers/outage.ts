/** What buyers are told while the provider is away: at once that it is, instead of each waiting for it. */
import type { App } from '#server/app.ts';
import { type Breaker, makeBreaker } from '#server/breaker.ts';
import { second } from '#shared/dates.ts';
import { type CallOptions, type ProviderResult, timeLimits } from './yookassa.ts';

/** In a row; one lost connection is no outage. */
const failures = 3;
/** Of the buyers who come within it, the first tries. Together with reconciliation's own pauses: back in 2 minutes. */
const pauseMs = 30 * second;

/** Of this process; the provider is the same for all that it serves. */
const breakers = new WeakMap<App, Breaker>();

/** True while a buyer would only be told that the provider is away. */
export function isProviderAway(app: App): boolean {
  return breakerOf(app).isOpen();
}

/**
 * Makes a call, unless a buyer waits for it and the provider is away: then the outcome is `unknown` at once.
 * Other calls always go out, and may be the first to find it back: a notice of its own is a good sign.
 */
export async function callProvider(
  app: App,
  options: CallOptions,
  call: () => Promise<ProviderResult>,
): Promise<ProviderResult> {
  const breaker = breakerOf(app);
  if (options.isAwaited && !breaker.mayCall()) return { kind: 'unknown', reason: 'outage' };
  const startedAt = app.now().getTime();
  const result = await call();
  // A job that was told to stop says nothing about the provider.
  if (options.signal?.aborted) return result;
  // Answers that come too late for a buyer are no answers to buyers.
  const isInTime = app.now().getTime() - startedAt <= timeLimits.interactiveMs;
  breaker.report(result.kind !== 'unknown' && isInTime);
  return result;
}

function breakerOf(app: App): Breaker {
  const known = breakers.get(app);
  if (known) return known;
  const made = makeBreaker({
    now: () => app.now(),
    failures,
    pauseMs,
    onChange(state) {
      if (state === 'open') app.log.error('the payment provider is away: buyers are told at once');
      else app.log.info('the payment provider is back');
    },
  });
  breakers.set(app, made);
  return made;
}
