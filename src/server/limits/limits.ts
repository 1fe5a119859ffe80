/**
 * Enforces the limits of a contract. Counters are in the database: shared by all processes, and kept over
 * restarts.
 */
import type { Context, TxContext } from '#server/context.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import type { Limit } from '#shared/limits.ts';
import { networkOf } from '#shared/networks.ts';
import type { Actor, Attempt } from '../actor.ts';
import type { App } from '../app.ts';
import type { Db } from '../db/database.ts';
import { hashToken } from '../tokens.ts';
import { type Pace, paceOf, waitMs } from './pace.ts';
import * as store from './store.ts';

interface Count {
  limit: Limit;
  pace: Pace;
  atMs: number;
  /** Any one of these counters lets it through. */
  keys: string[];
}

interface Counted extends Count {
  /** The one that did. */
  key: string;
}

/** Rolls back the transaction that counts. */
class LimitReached extends Error {}

/**
 * Counts an attempt on every limit, or on none when one of them refuses it, in one commit. @throws AppError
 * too_many_requests with the time until the same call would be let through, if nobody else calls meanwhile
 */
export async function countAttempt(
  ctx: Context,
  limits: readonly Limit[],
  input: Record<string, unknown>,
): Promise<Attempt> {
  const { database } = ctx.app;
  const atMs = ctx.app.now().getTime();
  const counts = limits.flatMap((limit) => countsOn(limit, { actor: ctx.actor, input, atMs }));
  // One order for all calls: two that share limits would otherwise wait for each other's counters.
  counts.sort((a, b) => (a.keys[0]! < b.keys[0]! ? -1 : 1));
  const work = (db: Db) => countOnAll(db, { actor: ctx.actor, counts, input });
  try {
    const counted = await (counts.length > 1 ? database.transaction(work) : work(database.handle));
    return attemptOf(ctx.app, counted);
  } catch (error) {
    if (error instanceof LimitReached) throw await refusal(ctx.app, counts);
    throw error;
  }
}

/** After a success: takes back the counts that its own transaction has not. */
export async function forgiveAttempt(app: App, attempt: Attempt): Promise<void> {
  if (!attempt.isForgiven) await app.database.transaction((tx) => attempt.forgive(tx));
}

/** Whether a limit over everybody has room for one more. Takes none. */
export async function hasRoom(db: Db, limit: Limit, atMs: number): Promise<boolean> {
  const key = keyOf(limit, '');
  const counters = await store.readCounters(db, [key]);
  return waitMs(paceOf(limit), counters.get(key), atMs) === 0;
}

/** Takes room from a limit over everybody; false without any left. */
export function takeRoom(db: Db, limit: Limit, atMs: number): Promise<boolean> {
  return store.countAttempt(db, { key: keyOf(limit, ''), pace: paceOf(limit), nowMs: atMs });
}

/** Takes room from each of these limits for the actor, or from none; part of `tx`. False when one of them has none. */
export async function takeRooms(ctx: TxContext, limits: readonly Limit[]): Promise<boolean> {
  const atMs = ctx.app.now().getTime();
  const taken: { key: string; costMs: number }[] = [];
  for (const limit of limits) {
    const [count] = countsOn(limit, { actor: ctx.actor, input: {}, atMs });
    if (!count) continue;
    const key = count.keys[0]!;
    if (await store.countAttempt(ctx.db, { key, pace: count.pace, nowMs: atMs })) {
      taken.push({ key, costMs: count.pace.costMs });
      continue;
    }
    for (const { key, costMs } of taken) await store.uncountAttempt(ctx.db, key, costMs);
    return false;
  }
  return true;
}

async function countOnAll(
  db: Db,
  { actor, counts, input }: { actor: Actor; counts: readonly Count[]; input: Record<string, unknown> },
): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const count of counts) {
    const key = await countOn(db, { actor, count, input });
    if (key === null) throw new LimitReached();
    counted.push({ ...count, key });
  }
  return counted;
}

function attemptOf(app: App, counted: readonly Counted[]): Attempt {
  let left = counted.filter(({ limit }) => limit.countsFailuresOnly);
  return {
    get isForgiven() {
      return left.length === 0;
    },
    async forgive(db) {
      const taken = left;
      left = [];
      for (const { key, pace, atMs } of taken) {
        // A count older than this has come back by itself.
        const hasComeBack = app.now().getTime() - atMs >= pace.costMs;
        if (!hasComeBack) await store.uncountAttempt(db, key, pace.costMs);
      }
    },
  };
}

/** Nothing where the input does not say whom to count, such as a phone that was left out. */
function countsOn(
  limit: Limit,
  { actor, input, atMs }: { actor: Actor; input: Record<string, unknown>; atMs: number },
): Count[] {
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

/** Hashed: counters hold no personal data, and all keys are short. */
function keyOf(limit: Limit, whose: string): string {
  return hashToken(`${limit.name} ${limit.by} ${whose}`);
}

/** The counter that lets the attempt through; null when none does. */
async function countOn(
  db: Db,
  { actor, count, input }: { actor: Actor; count: Count; input: Record<string, unknown> },
): Promise<string | null> {
  const { limit, pace, atMs, keys } = count;
  const { device } = actor;
  const shared = keys[0]!;
  if (await store.countAttempt(db, { key: shared, pace, nowMs: atMs })) return shared;
  if (!limit.account || !device) return null;
  const account = String(input[limit.account]);
  if (!(await device.isKnownTo(db, account))) return null;
  const own = keyOf(limit, `device ${device.tokenHash} ${account}`);
  keys.push(own);
  return (await store.countAttempt(db, { key: own, pace, nowMs: atMs })) ? own : null;
}

/** Error with the time until all limits would let the same call through. */
async function refusal(app: App, counts: readonly Count[]): Promise<AppError> {
  const nowMs = app.now().getTime();
  const counters = await store.readCounters(
    app.database.handle,
    counts.flatMap(({ keys }) => keys),
  );
  const waits = counts.map(({ keys, pace }) =>
    Math.min(...keys.map((key) => waitMs(pace, counters.get(key), nowMs))),
  );
  return tooManyRequests(Math.max(second, ...waits));
}

/** Error with the time to wait. */
export function tooManyRequests(forMs: number): AppError {
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
