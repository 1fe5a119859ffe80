import { expect, it } from 'vitest';
import {
  aroundTheClock,
  isAroundTheClock,
  isOpenAt,
  nextOpening,
  officeHours,
  spansOf,
} from './openingHours.ts';

const moscow = 'Europe/Moscow';
/** 2026-11-23 is a Monday. */
const at = (time: string) => new Date(`2026-11-${time}+03:00`);

it.each([
  ['on Monday at ten', '23T10:00', true],
  ['a minute before', '23T09:59', false],
  ['at the last minute', '23T18:59', true],
  ['when it is over', '23T19:00', false],
  ['on Saturday', '28T12:00', false],
])('office hours: %s', (_, time, isOpen) => {
  expect(isOpenAt(officeHours, at(time), moscow)).toBe(isOpen);
});

it.each([
  ['later today', '23T08:00', '23T10:00'],
  ['tomorrow', '23T20:00', '24T10:00'],
  ['after the weekend', '27T19:30', '30T10:00'],
])('the staff come back %s', (_, time, opens) => {
  expect(nextOpening(officeHours, at(time), moscow)).toBe(at(opens).toISOString());
});

it('hours are those of the school, wherever the server stands', () => {
  expect(isOpenAt(officeHours, at('23T10:30'), 'Asia/Vladivostok')).toBe(true);
  expect(isOpenAt(officeHours, at('23T12:30'), 'Asia/Vladivostok')).toBe(false);
});

it('around the clock there is always somebody, and without any hours nobody ever comes', () => {
  expect(isOpenAt(aroundTheClock, at('28T23:59'), moscow)).toBe(true);
  expect(nextOpening(Array(7).fill(null), at('23T12:00'), moscow)).toBeNull();
});

it('days on end with the same hours are told once', () => {
  const [office, short] = [
    { from: '10:00', until: '19:00' },
    { from: '11:00', until: '15:00' },
  ];
  expect(spansOf(officeHours)).toEqual([{ from: 0, until: 4, open: office }]);
  expect(spansOf([office, office, null, office, office, short, null])).toEqual([
    { from: 0, until: 1, open: office },
    { from: 3, until: 4, open: office },
    { from: 5, until: 5, open: short },
  ]);
  expect(spansOf(Array(7).fill(null))).toEqual([]);
  expect([aroundTheClock, officeHours].map(isAroundTheClock)).toEqual([true, false]);
});
