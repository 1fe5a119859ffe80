import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  advertisedMonths,
  firstMonths,
  isLoan,
  offeredMonths,
  planFor,
  plansFor,
  usualMonths,
} from './plans.ts';

// spec: 473
it('at 12,000 rubles the plans are the specified table: 3 × 4,000, 6 × 2,000, 12 × 1,000', () => {
  expect(plansFor(12_000_00, usualMonths)).toEqual([
    { months: 3, monthlyKopecks: 4_000_00, lastKopecks: 4_000_00 },
    { months: 6, monthlyKopecks: 2_000_00, lastKopecks: 2_000_00 },
    { months: 12, monthlyKopecks: 1_000_00, lastKopecks: 1_000_00 },
  ]);
});

it('a price that does not divide is paid in whole rubles, the last payment a little less', () => {
  expect(planFor(12_500_00, 6)).toEqual({ months: 6, monthlyKopecks: 2_084_00, lastKopecks: 2_080_00 });
});

it('whatever the price, the payments are the price to the kopeck', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e10 }), fc.integer({ min: 2, max: 36 }), (amount, months) => {
      const plan = planFor(amount, months);
      if (!plan) return;
      expect(plan.monthlyKopecks * (months - 1) + plan.lastKopecks).toBe(amount);
      expect(plan.lastKopecks).toBeGreaterThan(0);
      expect(plan.lastKopecks).toBeLessThanOrEqual(plan.monthlyKopecks);
    }),
  );
});

it('below what banks lend there are no plans', () => {
  expect(plansFor(2_999_99, usualMonths)).toEqual([]);
  expect(plansFor(3_000_00, usualMonths)).toHaveLength(3);
});

it('only months that the bank has agreed on are offered', () => {
  expect(offeredMonths([12, 3, 9], [3, 6, 12])).toEqual([3, 12]);
});

// spec: 473
it('the payment form names the plans of six months at most, from the shortest to the longest, as instalments', () => {
  expect(advertisedMonths(usualMonths)).toEqual({ from: 3, to: 6 });
  expect(advertisedMonths([6])).toEqual({ from: 6, to: 6 });
  expect(advertisedMonths([24, 12]), 'loans').toBeNull();
  expect(advertisedMonths([])).toBeNull();
  expect([3, 6, 7, 12].filter(isLoan)).toEqual([7, 12]);
});

// spec: 473
it('six months are chosen at first, or what is nearest', () => {
  expect(firstMonths(usualMonths)).toBe(6);
  expect(firstMonths([3, 10])).toBe(3);
});
