import { expect, it } from 'vitest';
import { selectedDays } from './summary.ts';

// spec: 711
it('a period ends today and has as many school days as it says', () => {
  const at = (period?: 'today' | '7_days' | '30_days') => selectedDays({ period }, '2026-03-05');
  expect(at('today')).toMatchObject({ from: '2026-03-05', to: '2026-03-05' });
  expect(at('7_days')).toMatchObject({ from: '2026-02-27', to: '2026-03-05' });
  expect(at('30_days')).toMatchObject({ from: '2026-02-04', to: '2026-03-05' });
  expect(at()).toEqual({ period: undefined });
});

it('days that were given stay where they are narrower', () => {
  const given = { period: '7_days', from: '2026-03-01', to: '2026-03-02' } as const;
  expect(selectedDays(given, '2026-03-05')).toEqual(given);
  const wider = { period: '7_days', from: '2026-01-01', to: '2026-12-31' } as const;
  expect(selectedDays(wider, '2026-03-05')).toMatchObject({ from: '2026-02-27', to: '2026-03-05' });
});
