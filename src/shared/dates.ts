/** Times are ISO-8601 UTC text with milliseconds everywhere below the screen. */

import { momentIn, startOfDayIn } from '#shared/zones.ts';

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * Start of the calendar day `YYYY-MM-DD` in a time zone: an ISO time in UTC. Where clocks go forward at
 * midnight, the first moment that exists.
 */
export function dayStart(date: string, timeZone: string): string {
  return new Date(startOfDayIn(date, timeZone)).toISOString();
}

/**
 * The moment when clocks in a time zone show this day `YYYY-MM-DD` and time `HH:MM`: an ISO time in UTC. A time that
 * clocks skip is the one an hour later.
 */
export function momentOf(date: string, time: string, timeZone: string): string {
  return new Date(momentIn(date, time, timeZone)).toISOString();
}

declare const calendar: unique symbol;

/**
 * A day of the school's calendar, `2026-11-25`. A moment in UTC is not one, and doesn't compile as one: at night its
 * first ten characters name yesterday.
 */
export type SchoolDay = string & { readonly [calendar]: 'day' };

/** A moment, `2026-11-24T21:04:00.000Z`; a day doesn't pass for one. */
export type Moment = string & { readonly [calendar]?: never };

/** The school's day on which a moment falls, in its time zone. */
export function schoolDay(at: Date | Moment, timeZone: string): SchoolDay {
  // Swedish writes dates as ISO does.
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  dayFormats.set(timeZone, format);
  return format.format(new Date(at)) as SchoolDay;
}

/** The last day that is over at a moment, such as the end of a course's access. */
export function lastDayBefore(end: Moment, timeZone: string): SchoolDay {
  return schoolDay(new Date(Date.parse(end) - 1), timeZone);
}

/** The first of a month, `2026`, `9`. */
export function firstOf(year: number, month: number): SchoolDay {
  return `${year}-${String(month).padStart(2, '0')}-01` as SchoolDay;
}

/** Kept: making one costs a hundred times as much as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** `2026-11` of a school day. */
export function monthOf(day: SchoolDay): string {
  return day.slice(0, 7);
}

/** The first day of its month. */
export function firstOfMonth(day: SchoolDay): SchoolDay {
  const [year = 0, month = 0] = monthOf(day).split('-').map(Number);
  return firstOf(year, month);
}

/** The first day of the month after that of a school day. */
export function firstOfNextMonth(day: SchoolDay): SchoolDay {
  const [year = 0, month = 0] = monthOf(day).split('-').map(Number);
  return month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1);
}

/** The calendar day after `YYYY-MM-DD`. */
export function nextDay(date: string): SchoolDay {
  return addDays(date, 1);
}

/**
 * The calendar day this many days after `YYYY-MM-DD`, or before it. Loops rely on its moving on: it never stands still,
 * and throws where the calendar of four digits ends.
 */
export function addDays(date: string, days: number): SchoolDay {
  const moved = new Date(startOfDay(date) + days * day).toISOString();
  if (!/^\d{4}-/.test(moved)) throw new RangeError(`no day is ${days} days after ${date}`);
  return moved.slice(0, 10) as SchoolDay;
}

/** The days that a person may give; `dayField` refuses all others. */
export const [earliestDay, latestDay] = ['1900-01-01', '2999-12-31'] as const;

export function isWithinCalendar(date: string): boolean {
  return date >= earliestDay && date.slice(0, 10) <= latestDay;
}

/** Days of a period, the first and the last included; below 1 where they are the wrong way round. */
export function daysBetween({ first, last }: { first: string; last: string }): number {
  return Math.round((startOfDay(last) - startOfDay(first)) / day) + 1;
}

/** Start of the day in UTC. */
function startOfDay(date: string): number {
  return Date.parse(`${date}T00:00:00.000Z`);
}
