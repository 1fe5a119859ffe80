import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { second } from '#shared/dates.ts';
import { plainLimits } from '#test/patience.ts';
import { makeLine } from './line.ts';

plainLimits();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = { code: 'drawings_wait', details: { headers: { 'retry-after': '10' } } };

it('one is done at a time, in the order in which they came', async () => {
  const line = makeLine({ waiting: 10, waitingOfOneNetwork: 10 });
  const done: string[] = [];
  const work = async (name: string) => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
  };
  const all = ['a', 'b', 'c'].map((name) => line.run('192.0.2.1', () => work(name)));
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(done).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('a caller who finds it full hears at once when to come back, and those before are served', async () => {
  const line = makeLine({ waiting: 4, waitingOfOneNetwork: 2 });
  const gate = Promise.withResolvers<void>();
  const run = (network: string) => line.run(network, () => gate.promise.then(() => network));
  const served = ['one', 'one', 'one'].map(run);
  expect(() => run('one')).toThrow(expect.objectContaining(refusal));
  served.push(run('two'), run('two'));
  expect(() => run('three')).toThrow(expect.objectContaining(refusal));
  gate.resolve();
  expect(await Promise.all(served)).toEqual(['one', 'one', 'one', 'two', 'two']);
  expect(await run('three')).toBe('three');
});

it('nobody waits for long, and who has given up is not called', async () => {
  const line = makeLine({ waiting: 4, waitingOfOneNetwork: 4 });
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const run = (name: string) =>
    line.run(name, async () => {
      begun.push(name);
      await gate.promise;
    });
  const first = run('first');
  const waits = run('waits');
  const refused = expect(waits).rejects.toMatchObject(refusal);
  await vi.advanceTimersByTimeAsync(20 * second);
  await refused;
  const next = run('next');
  expect(begun).toEqual(['first']);
  gate.resolve();
  await Promise.all([first, next]);
  expect(begun).toEqual(['first', 'next']);
});
