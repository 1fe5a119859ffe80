import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { second } from '#shared/dates.ts';
import { plainLimits } from '#test/patience.ts';
import { makePictureTurns } from './pictureTurns.ts';

plainLimits();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a body that does not arrive gives way to those who wait, one that has arrived does not', async () => {
  const turns = makePictureTurns();
  const cut: string[] = [];
  const take = async (address: string, isHere = false) => {
    const taken: { end?: () => void } = {};
    const cutOff = () => {
      cut.push(address);
      taken.end?.();
    };
    taken.end = await turns.take({ address, hasArrived: () => isHere, bytes: () => 0, cutOff });
  };
  for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await take(address);
  await take('192.0.2.3', true);
  await vi.advanceTimersByTimeAsync(10 * second);
  expect(cut).toEqual([]);
  const honest = take('192.0.2.4', true);
  await vi.advanceTimersByTimeAsync(5 * second);
  await honest;
  expect(cut).toContain('192.0.2.1');
  expect(cut).not.toContain('192.0.2.3');
});

it('one network cannot fill the queue', async () => {
  const turns = makePictureTurns();
  const body = (address: string) => ({
    address,
    hasArrived: () => true,
    bytes: () => 0,
    cutOff: () => {},
  });
  const refused = vi.fn();
  for (let n = 0; n < 300; n++) void turns.take(body('192.0.2.1')).catch(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveBeenCalledTimes(300 - 2 - 24);
  await turns.take(body('192.0.2.2'));
  await turns.take(body('192.0.2.2'));
  const third = turns.take(body('192.0.2.3'));
  third.catch(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveBeenCalledTimes(300 - 2 - 24);
});

it('collects the garbage of large bodies, and not once for each of many small ones', async () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  const turns = makePictureTurns();
  const one = async (bytes: number) => {
    const arrived = { hasArrived: () => true, cutOff: () => {} };
    (await turns.take({ address: '192.0.2.1', bytes: () => bytes, ...arrived }))();
  };
  for (let n = 0; n < 1000; n++) await one(300);
  expect(gc).not.toHaveBeenCalled();
  for (let n = 0; n < 4; n++) await one(5_000_000);
  expect(gc).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
