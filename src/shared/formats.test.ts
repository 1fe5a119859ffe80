import { expect, test } from 'vitest';
import { formatDay } from './formats.ts';

test('a day is written as each language writes it, and its spaces do not break', () => {
  const told = (['ru', 'en', 'zh'] as const).map((language) => formatDay('2027-09-01', language, true));
  expect(told.map((day) => day.replaceAll('\u00a0', ' '))).toEqual([
    '1 сентября 2027',
    '1 September 2027',
    '2027 年 9 月 1 日',
  ]);
  expect(told.join('')).not.toContain(' ');
});
