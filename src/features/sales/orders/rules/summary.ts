/** Periods over which the orders are summed up, in the school's days. */
import { addDays } from '#shared/dates.ts';

export const periods = ['today', '7_days', '30_days'] as const;
export type Period = (typeof periods)[number];

const daysOf: Record<Period, number> = { today: 1, '7_days': 7, '30_days': 30 };

interface Days {
  period?: Period | undefined;
  /** First and last day, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** First and last day of a selection; a period ends today, and narrows the days that were given. */
export function selectedDays<Q extends Days>(given: Q, today: string): Q {
  if (!given.period) return given;
  const first = addDays(today, 1 - daysOf[given.period]);
  return {
    ...given,
    from: given.from !== undefined && given.from > first ? given.from : first,
    to: given.to !== undefined && given.to < today ? given.to : today,
  };
}
