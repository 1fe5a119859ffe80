/** Holds callers to the limits of a contract. Counters are in the database: for all processes, and after a restart. */
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
  /** Counters, any of which lets it through. */
  keys: string[];
}

interface Counted extends Count {
  /** The one that did. */
  key: string;
}

/** Ends the transaction that counts. */
class LimitReached extends Error {}

/**
 * Counts an attempt on every limit, or on none where one of them refuses it: one commit. @throws AppError
 * too_many_requests, saying when the same call is let through if nobody comes between.
 */
export async function countAttempt(
  app: App,
  actor: Actor,
  limits: readonly Limit[],
  input: Record<string, unknown>,
): Promise<Attempt> {
  const { database } = app;
  const atMs = app.now().getTime();
  const counts = limits.flatMap((limit) => countsOn(limit, actor, input, atMs));
  // One order for all calls: two that share limits would otherwise wait for each other's counters.
  counts.sort((a, b) => (a.keys[0]! < b.keys[0]! ? -1 : 1));
  const work = (db: Db) => countOnAll(db, actor, counts, input);
  try {
    const counted = await (counts.length > 1 ? database.transaction(work) : work(database.handle));
    return attemptOf(app, counted);
  } catch (error) {
    if (error instanceof LimitReached) throw await refusal(app, counts);
    throw error;
  }
}

/** After a success: takes back what its own transaction has not. */
export async function forgiveAttempt(app: App, attempt: Attempt): Promise<void> {
  if (!attempt.isForgiven) await app.database.transaction((tx) => attempt.forgive(tx));
}

async function countOnAll(
  db: Db,
  actor: Actor,
  counts: readonly Count[],
  input: Record<string, unknown>,
): Promise<Counted[]> {
  const counted: Counted[] = [];
  for (const count of counts) {
    const key = await countOn(db, actor, count, input);
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
        // What took longer than that has come back by itself.
        const hasComeBack = app.now().getTime() - atMs >= pace.costMs;
        if (!hasComeBack) await store.uncountAttempt(db, key, pace.costMs);
      }
    },
  };
}

/** Nothing where the input does not say whom to count, such as a phone that was left out. */
function countsOn(limit: Limit, actor: Actor, input: Record<string, unknown>, atMs: number): Count[] {
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
  db: Db,
  { device }: Actor,
  { limit, pace, atMs, keys }: Count,
  input: Record<string, unknown>,
): Promise<string | null> {
  const shared = keys[0]!;
  if (await store.countAttempt(db, shared, pace, atMs)) return shared;
  if (!limit.account || !device) return null;
  const account = String(input[limit.account]);
  if (!(await device.isKnownTo(db, account))) return null;
  const own = keyOf(limit, `device ${device.tokenHash} ${account}`);
  keys.push(own);
  return (await store.countAttempt(db, own, pace, atMs)) ? own : null;
}

/** Says how long until all limits would let the same call through. */
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
