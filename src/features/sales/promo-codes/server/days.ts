/** Days of the school between which a code works, and the moments that are stored for them. */
import { dayStart, lastDayBefore, nextDay, type SchoolDay, schoolDay } from '#shared/dates.ts';

/** First and last day as moments; the end is the first moment that no longer counts. */
export function momentsOf(
  { starts_on, ends_on }: { starts_on: string | null; ends_on: string | null },
  timeZone: string,
): { starts_at: string | null; ends_at: string | null } {
  return {
    starts_at: starts_on && dayStart(starts_on, timeZone),
    ends_at: ends_on && dayStart(nextDay(ends_on), timeZone),
  };
}

export function schoolDayOf(moment: string | null, timeZone: string): SchoolDay | null {
  return moment === null ? null : schoolDay(moment, timeZone);
}

export function lastDayOf(end: string | null, timeZone: string): SchoolDay | null {
  return end === null ? null : lastDayBefore(end, timeZone);
}
