import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type FreshDatabase, freshDatabase } from '#test/database.ts';
import { clockToleranceMs, paceOf, waitMs } from './pace.ts';
import { countAttempt, deleteCounters, readCounters, uncountAttempt } from './store.ts';

const startMs = Date.parse('2026-03-01T10:00:00Z');
const limit = { name: 'tries', by: 'address', times: 6, perMs: 60_000 } as const;
const pace = paceOf(limit);

describe.each(engines)('counters in the database (%s)', (engine) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await freshDatabase(engine);
  });
  afterEach(() => fresh.dispose());
  const attempt = (key: string, atMs: number) =>
    countAttempt(fresh.database.handle, { key, pace, nowMs: atMs });
  const counter = async (key: string) => (await readCounters(fresh.database.handle, [key])).get(key);

  it('no more than the limit get through within any such time, and who waits as told gets through', async () => {
    let run = 0;
    const pauses = fc.array(fc.integer({ min: 0, max: 25_000 }), { minLength: 10, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(pauses, async (pausesMs) => {
        const key = `key ${run++}`;
        const through: number[] = [];
        let nowMs = startMs;
        for (const pauseMs of pausesMs) {
          nowMs += pauseMs;
          const forMs = waitMs(pace, await counter(key), nowMs);
          const isThrough = await attempt(key, nowMs);
          expect(isThrough).toBe(forMs === 0);
          if (isThrough) through.push(nowMs);
          else if (forMs > 1) expect(waitMs(pace, await counter(key), nowMs + forMs - 1)).toBe(1);
        }
        for (const from of through) {
          const within = through.filter((at) => at >= from && at <= from + limit.perMs);
          expect(within.length).toBeLessThanOrEqual(limit.times);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('100 at once are counted as 100', async () => {
    const results = await Promise.all(Array.from({ length: 100 }, () => attempt('all', startMs)));
    expect(results.filter(Boolean)).toHaveLength(3);
  });

  it('a refused attempt costs nothing: the wait does not grow', async () => {
    for (let n = 0; n < 3; n++) await attempt('k', startMs);
    const before = await counter('k');
    for (let n = 0; n < 50; n++) expect(await attempt('k', startMs + n)).toBe(false);
    expect(await counter('k')).toBe(before);
  });

  it('one that is taken back leaves room for one more, not for two', async () => {
    for (let n = 0; n < 3; n++) await attempt('k', startMs);
    await uncountAttempt(fresh.database.handle, 'k', pace.costMs);
    expect([await attempt('k', startMs), await attempt('k', startMs)]).toEqual([true, false]);
  });

  const day = 86_400_000;
  it.each([
    ['a day', day],
    ['two hours', day / 12],
    ['a year', 365 * day],
  ])('a clock that was %s ahead and is put back locks nobody out', async (_title, jumpMs) => {
    for (let n = 0; n < 4; n++) await attempt('k', startMs + jumpMs);
    expect(await attempt('k', startMs)).toBe(true);
    expect(await attempt('k', startMs)).toBe(true);
    expect(await attempt('k', startMs)).toBe(true);
    expect(await attempt('k', startMs)).toBe(false);
  });

  it('a clock a little behind another machine’s does not start over', async () => {
    for (let n = 0; n < 3; n++) await attempt('k', startMs);
    expect(await attempt('k', startMs - clockToleranceMs + 1)).toBe(false);
  });

  it('only counters that say nothing any more are cleared', async () => {
    await attempt('past', startMs - day);
    await attempt('now', startMs);
    await deleteCounters(fresh.database.handle, startMs);
    expect([...(await readCounters(fresh.database.handle, ['past', 'now'])).keys()]).toEqual(['now']);
  });
});
