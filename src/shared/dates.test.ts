import { expect, test } from 'vitest';
import { dayStart, nextDay } from './dates.ts';

test.each([
  ['2026-03-01', 'Europe/Moscow', '2026-02-28T21:00:00.000Z'],
  ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
  ['2026-03-01', 'Asia/Kolkata', '2026-02-28T18:30:00.000Z'],
  ['2026-03-01', 'America/Los_Angeles', '2026-03-01T08:00:00.000Z'],
  // The days on which the clocks change, and the days after.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, expected) => {
  expect(dayStart(day, timeZone)).toBe(expected);
});

test('the day after the last of a month, a February, a year', () => {
  expect(['2026-04-30', '2028-02-28', '2026-12-31'].map(nextDay)).toEqual([
    '2026-05-01',
    '2028-02-29',
    '2027-01-01',
  ]);
});

test.each([
  ['0002-03-01', '1900-01-01T00:00:00.000Z', '1900-01-02'],
  ['1899-12-31', '1900-01-01T00:00:00.000Z', '1900-01-02'],
  ['9999-12-31', '3000-01-01T00:00:00.000Z', '3000-01-02'],
])('%s, as it may stand in a date field, has a beginning and a day after it', (day, start, next) => {
  expect(dayStart(day, 'UTC')).toBe(start);
  expect(nextDay(day)).toBe(next);
  expect(dayStart(next, 'America/New_York')).toMatch(/^\d{4}-/);
});
