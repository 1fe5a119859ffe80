import { expect, test } from 'vitest';
import { schoolDay } from './dates.ts';
import { formatDay } from './formats.ts';

test('a day is written as each language writes it, and its spaces do not break', () => {
  const first = schoolDay('2027-09-01T09:00:00Z', 'Europe/Moscow');
  const told = (['ru', 'en', 'zh'] as const).map((language) => formatDay(first, language, true));
  expect(told.map((day) => day.replaceAll('\u00a0', ' '))).toEqual([
    '1 сентября 2027',
    '1 September 2027',
    '2027 年 9 月 1 日',
  ]);
  expect(told.join('')).not.toContain(' ');
});
