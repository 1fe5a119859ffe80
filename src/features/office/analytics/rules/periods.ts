/** Periods of analytics: so many days of the school, and as many before. */
import { addDays, type SchoolDay } from '#shared/dates.ts';

export const lengths = [7, 30, 90, 365] as const;

export interface Period {
  first: SchoolDay;
  last: SchoolDay;
}

/** The days up to this one, itself included. */
export function periodTo(last: SchoolDay, length: number): Period {
  return { first: addDays(last, 1 - length), last };
}

export function periodBefore({ first }: Period, length: number): Period {
  return periodTo(addDays(first, -1), length);
}

/** Share by which a figure is more than before; null where there was nothing before. */
export function change(now: number, before: number): number | null {
  return before > 0 ? (now - before) / before : null;
}
