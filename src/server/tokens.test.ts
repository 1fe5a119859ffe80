import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { newId } from './tokens.ts';

const many = 10_000;
const make = () => Array.from({ length: many }, newId);

it('ids sort as they were made, those of one instant too, and under a clock that is put back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = make();
  vi.setSystemTime(Date.now() - 3_600_000);
  const ids = [...before, ...make()];
  expect(ids.findIndex((id, n) => n > 0 && id <= ids[n - 1]!)).toBe(-1);
  expect(new Set(ids).size).toBe(2 * many);
  expect(z.array(z.uuidv7()).safeParse(ids).success).toBe(true);
});

it('nobody guesses one from another: 62 bits of each are its own', () => {
  const own = make().map((id) => id.slice(19));
  expect(new Set(own).size).toBe(many);
});
