import { expect, it } from 'vitest';
import { addDays } from '#shared/dates.ts';
import { compared } from './money.ts';

const days = (...received: number[]) =>
  received.map((sum, n) => ({ day: addDays('2026-01-01', n), received: sum, returned: n === 3 ? 50 : 0 }));

it('compares as many days as before, less what went back', () => {
  expect(compared(days(100, 100, 0, 250), 2)).toEqual({ now: 200, before: 200, returned: 50, change: 0 });
  expect(compared(days(100, 100, 0.1, 0.2), 1)).toMatchObject({ now: -49.8, before: 0.1 });
});

it('says no share of nothing', () => {
  expect(compared(days(0, 10), 1)).toMatchObject({ now: 10, before: 0, change: null });
});
