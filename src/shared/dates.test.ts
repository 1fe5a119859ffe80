import { expect, test } from 'vitest';
import { addDays, day, dayStart, momentOf, nextDay, schoolDay } from './dates.ts';

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
  // Clocks that go forward at midnight: the day begins at one.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2027-09-05', 'America/Santiago', '2027-09-05T04:00:00.000Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['2028-02-29', 'Asia/Shanghai', '2028-02-28T16:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, expected) => {
  expect(dayStart(day, timeZone)).toBe(expected);
});

test('in every zone, each day of two years begins when the one before has ended', () => {
  const days = Array.from({ length: 731 }, (_, at) => addDays('2027-01-01', at));
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let before = Date.parse(dayStart('2026-12-31', timeZone));
    for (const date of days) {
      const start = Date.parse(dayStart(date, timeZone));
      // Days of 24 hours follow one that is right.
      if (start - before !== day || date.endsWith('-01')) {
        const shown = [new Date(start - 1), new Date(start)].map((at) => schoolDay(at, timeZone));
        expect(shown, timeZone).toEqual([addDays(date, -1), date]);
      }
      before = start;
    }
  }
});

test.each([
  ['2026-03-01', '12:00', 'Europe/Moscow', '2026-03-01T09:00:00.000Z'],
  ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-09-06', '00:30', 'America/Santiago', '2026-09-06T04:30:00.000Z'],
  ['2026-09-06', '12:00', 'America/Santiago', '2026-09-06T15:00:00.000Z'],
])('on %s, clocks show %s in %s at %s', (day, time, timeZone, expected) => {
  expect(momentOf(day, time, timeZone)).toBe(expected);
});

test('the day after the last of a month, a February, a year', () => {
  expect(['2026-04-30', '2028-02-28', '2026-12-31'].map(nextDay)).toEqual([
    '2026-05-01',
    '2028-02-29',
    '2027-01-01',
  ]);
});

// The bounds of dayField, and those of a calendar of four digits.
test.each(['1899-12-31', '1900-01-01', '2999-12-31', '3000-01-01', '3000-01-02', '9999-12-30'])(
  'the day after %s is another, and it begins later',
  (day) => {
    expect(nextDay(day) > day).toBe(true);
    expect(addDays(nextDay(day), -1)).toBe(day);
    expect(dayStart(nextDay(day), 'America/New_York') > dayStart(day, 'America/New_York')).toBe(true);
  },
);

test('there is no day after the last of a calendar of four digits, nor one before its first', () => {
  expect(() => nextDay('9999-12-31')).toThrow(RangeError);
  expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
});
