import { describe, expect, it } from 'vitest';
import type { SchoolDay } from '#shared/dates.ts';
import { idleOf, openSince, standingIn } from './standing.ts';

const day = (text: string) => text as SchoolDay;
const lesson = { is_counted: true, is_done: false, can_watch: true, opens_on: null as SchoolDay | null };
const closed = { ...lesson, can_watch: false };

describe('where a student stands', () => {
  it('is complete only when all that counts is done', () => {
    const later = { ...closed, opens_on: day('2027-02-01') };
    const standing = standingIn(
      [{ ...lesson, is_done: true }, later, { ...closed, opens_on: day('2027-01-05') }],
      null,
    );
    expect(standing).toMatchObject({
      done: 1,
      total: 3,
      isComplete: false,
      waiting: [],
      opensOn: '2027-01-05',
    });
    const toCome = { ...lesson, is_counted: false };
    expect(standingIn([{ ...lesson, is_done: true }, toCome], null)).toMatchObject({
      total: 1,
      isComplete: true,
    });
    expect(standingIn([toCome], null)).toMatchObject({
      total: 0,
      isComplete: false,
      waiting: [],
      opensOn: null,
    });
  });

  it('opens next with the course, where that begins later than the lesson', () => {
    expect(standingIn([{ ...closed, opens_on: day('2027-01-05') }], day('2027-03-01')).opensOn).toBe(
      '2027-03-01',
    );
    expect(standingIn([closed], day('2027-03-01')).opensOn).toBe('2027-03-01');
  });
});

describe('since when something waits', () => {
  const clock = { now: new Date('2027-03-10T12:00:00.000Z'), timeZone: 'Europe/Moscow' };
  const timed = {
    is_free: 0,
    opens_on: null as SchoolDay | null,
    opens_after_days: null as number | null,
    shown_at: null as string | null,
  };
  const access = {
    openedAt: '2027-03-01T09:00:00.000Z',
    begunAt: '2027-02-01T09:00:00.000Z',
    startDate: null as SchoolDay | null,
  };

  it.each([
    [timed, access, '2027-03-01T09:00:00.000Z'],
    [timed, { ...access, startDate: day('2027-03-05') }, '2027-03-04T21:00:00.000Z'],
    [timed, { ...access, startDate: day('2027-03-20') }, null],
    [{ ...timed, is_free: 1 }, { ...access, startDate: day('2027-03-20') }, null],
    [{ ...timed, opens_on: day('2027-03-07') }, access, '2027-03-06T21:00:00.000Z'],
    [{ ...timed, opens_on: day('2027-03-11') }, access, null],
    [{ ...timed, opens_after_days: 36 }, access, '2027-03-08T21:00:00.000Z'],
    [{ ...timed, shown_at: '2027-03-09T10:00:00.000Z' }, access, '2027-03-09T10:00:00.000Z'],
  ])('%j of %j: %s', (one, given, since) => {
    expect(openSince(one, given, clock)).toBe(since);
  });

  it('is nothing where nothing waits, and counts from the first or the last thing, or what was done since', () => {
    expect(idleOf([], '2027-03-01')).toBeNull();
    expect(idleOf(['2027-03-05', '2027-03-01'], null)).toEqual({
      sinceFirst: '2027-03-01',
      sinceLast: '2027-03-05',
    });
    expect(idleOf(['2027-03-05', '2027-03-01'], '2027-03-03')).toEqual({
      sinceFirst: '2027-03-03',
      sinceLast: '2027-03-05',
    });
  });
});
