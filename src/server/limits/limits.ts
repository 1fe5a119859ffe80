/** Holds callers to the limits of a contract. Counters are in the database: for all processes, and after a restart. */
import { hour, minute, second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Limit } from '#shared/limits.ts';
import { networkOf } from '#shared/networks.ts';
import type { Actor } from '../actor.ts';
import type { App } from '../app.ts';
import { hashToken } from '../tokens.ts';
import { type Pace, paceOf, waitMs } from './pace.ts';
import * as store from './store.ts';

interface Attempt {
  limit: Limit;
  pace: Pace;
  atMs: number;
  /** Counters, any of which lets it through. */
  keys: string[];
}

export interface CountedAttempt extends Attempt {
  /** The one that did. */
  key: string;
}

/**
 * Counts an attempt on every limit: one statement each. @throws AppError too_many_requests, saying when the same call
 * is let through if nobody comes between.
 */
export async function countAttempt(
  app: App,
  actor: Actor,
  limits: readonly Limit[],
  input: Record<string, unknown>,
): Promise<CountedAttempt[]> {
  const atMs = app.now().getTime();
  const attempts = limits.flatMap((limit) => attemptOn(limit, actor, input, atMs));
  const counted: CountedAttempt[] = [];
  for (const attempt of attempts) {
    const key = await countOn(app, actor, attempt, input);
    if (key === null) throw await refusal(app, attempts);
    counted.push({ ...attempt, key });
  }
  return counted;
}

/** After a success: takes back what was counted on limits that count failures only. */
export async function forgiveAttempt(app: App, counted: readonly CountedAttempt[]): Promise<void> {
  for (const { limit, key, pace, atMs } of counted) {
    // What took longer than that has come back by itself.
    const hasComeBack = app.now().getTime() - atMs >= pace.costMs;
    if (limit.countsFailuresOnly && !hasComeBack)
      await store.uncountAttempt(app.database.handle, key, pace.costMs);
  }
}

/** Nothing where the input does not say whom to count, such as a phone that was left out. */
function attemptOn(limit: Limit, actor: Actor, input: Record<string, unknown>, atMs: number): Attempt[] {
  const whose = whoseAttempt(limit, actor, input);
  return whose === null ? [] : [{ limit, pace: paceOf(limit), atMs, keys: [keyOf(limit, whose)] }];
}

function whoseAttempt(limit: Limit, actor: Actor, input: Record<string, unknown>): string | null {
  if (limit.by === 'everybody') return '';
  if (limit.by === 'account') return typed(limit.account, input);
  if (limit.by === 'field') return typed(limit.field, input);
  const isPerson = limit.by === 'person' && actor.kind === 'member';
  return isPerson ? `member ${actor.id}` : `address ${networkOf(actor.address)}`;
}

function typed(field: string, input: Record<string, unknown>): string | null {
  const value = input[field];
  return typeof value === 'string' ? `${field} ${value}` : null;
}

/** Hashed: the counters hold nobody's address, and a key is as short as any other. */
function keyOf(limit: Limit, whose: string): string {
  return hashToken(`${limit.name} ${limit.by} ${whose}`);
}

/** The counter that lets the attempt through; null: none does. */
async function countOn(
  app: App,
  { device }: Actor,
  { limit, pace, atMs, keys }: Attempt,
  input: Record<string, unknown>,
): Promise<string | null> {
  const { handle } = app.database;
  const shared = keys[0]!;
  if (await store.countAttempt(handle, shared, pace, atMs)) return shared;
  if (!limit.account || !device) return null;
  const account = String(input[limit.account]);
  if (!(await device.isKnownTo(account))) return null;
  const own = keyOf(limit, `device ${device.tokenHash} ${account}`);
  keys.push(own);
  return (await store.countAttempt(handle, own, pace, atMs)) ? own : null;
}

/** Says how long until all limits would let the same call through. */
async function refusal(app: App, attempts: readonly Attempt[]): Promise<AppError> {
  const nowMs = app.now().getTime();
  const counters = await store.readCounters(
    app.database.handle,
    attempts.flatMap(({ keys }) => keys),
  );
  const waits = attempts.map(({ keys, pace }) =>
    Math.min(...keys.map((key) => waitMs(pace, counters.get(key), nowMs))),
  );
  return tooManyRequests(Math.max(second, ...waits));
}

function tooManyRequests(forMs: number): AppError {
  const seconds = Math.ceil(forMs / second);
  const isLong = forMs > 90 * minute;
  return new AppError('too_many_requests', {
    values: {
      unit: forMs <= 1 * minute ? 'seconds' : isLong ? 'hours' : 'minutes',
      count: forMs <= 1 * minute ? seconds : Math.ceil(forMs / (isLong ? hour : minute)),
    },
    extra: { retry_after: seconds },
    headers: { 'retry-after': String(seconds) },
  });
}
