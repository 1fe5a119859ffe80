/** Periods of analytics: a number of school days, and as many before. */
import { addDays, daysBetween, type SchoolDay } from '#shared/dates.ts';

export const lengths = [7, 30, 90, 365] as const;

export interface Period {
  first: SchoolDay;
  last: SchoolDay;
}

/** The days up to this one, itself included. */
export function periodTo(last: SchoolDay, length: number): Period {
  return { first: addDays(last, 1 - length), last };
}

/** The same number of days just before. */
export function periodBefore(period: Period): Period {
  return periodTo(addDays(period.first, -1), daysBetween(period));
}

/** Longest period with a figure for each day. */
export const mostDays = 1100;

/** Both ends or neither, in their order, and not too far apart. */
export function isPeriod({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined || to === undefined) return from === to;
  const length = daysBetween({ first: from, last: to });
  return length >= 1 && length <= mostDays;
}

/** Relative change of a figure; null where there was nothing before. */
export function change(now: number, before: number): number | null {
  return before > 0 ? (now - before) / before : null;
}
