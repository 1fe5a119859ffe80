/** While the bank is down applicants get an answer at once, instead of each waiting for it. */
import type { App } from '#server/app.ts';
import { breakerPerApp } from '#server/breakerPerApp.ts';
import { second } from '#shared/dates.ts';
import { type BankAnswer, type Patience, timeLimits } from './tbank.ts';

/** Failures in a row; one lost connection is no outage. */
const failures = 3;
const pauseMs = 30 * second;

/** Per process. */
const breakerOf = breakerPerApp({
  failures,
  pauseMs,
  onChange(app, state) {
    if (state === 'open') app.log.error('the bank is away: applicants are told at once');
    else app.log.info('the bank is back');
  },
});

/**
 * Makes a call, unless somebody waits for it and the bank is down: then the outcome is `unknown` at once. Other calls
 * always go out, and their outcomes count too, except for questions from webhooks, which anybody may invent.
 */
export async function callBank<T>(
  app: App,
  patience: Patience,
  call: () => Promise<BankAnswer<T>>,
): Promise<BankAnswer<T>> {
  const breaker = breakerOf(app);
  if (patience.isAwaited && !breaker.mayCall()) return { kind: 'unknown', reason: 'outage' };
  const startedAt = app.now().getTime();
  const answer = await call();
  // A stopped job says nothing about the bank.
  if (patience.signal?.aborted || patience.isForWebhook) return answer;
  const isInTime = app.now().getTime() - startedAt <= timeLimits.interactiveMs;
  breaker.report(answer.kind !== 'unknown' && isInTime);
  if (answer.kind === 'unknown' && answer.reason !== 'outage')
    app.log.warn({ reason: answer.reason }, 'the bank did not answer');
  return answer;
}
