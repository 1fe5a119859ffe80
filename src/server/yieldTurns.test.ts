import { expect, it, onTestFinished, vi } from 'vitest';
import { makeYielding } from './yieldTurns.ts';

it('work that takes long lets others go first, and short work does not wait for them', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let hasGone = false;
  setImmediate(() => {
    hasGone = true;
  });
  const letOthersGo = makeYielding();
  await letOthersGo();
  expect(hasGone).toBe(false);
  vi.advanceTimersByTime(6);
  await letOthersGo();
  expect(hasGone).toBe(true);
});
