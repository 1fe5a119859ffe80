/** Days of the school between which a code works, and the moments that are stored for them. */
import { schoolDay } from '#features/courses/rules/courses.ts';
import { dayStart, nextDay } from '#shared/dates.ts';

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

export function schoolDayOf(moment: string | null, timeZone: string): string | null {
  return moment && schoolDay(new Date(moment), timeZone);
}

export function lastDayOf(end: string | null, timeZone: string): string | null {
  return end && schoolDay(new Date(Date.parse(end) - 1), timeZone);
}
