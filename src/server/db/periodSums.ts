/**
 * Sums of school days that are over, and of months of such days, for figures over long periods: which periods are summed,
 * and which have to be read from the rows. What writes, changes or deletes a row takes its periods out in its own
 * transaction, so that figures never depend on the job that sums them again (docs/decisions/096).
 */
import { PostgresAdapter, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import {
  addDays,
  dayStart,
  firstOfMonth,
  firstOfNextMonth,
  hour,
  type Moment,
  monthOf,
  type SchoolDay,
  schoolDay,
} from '#shared/dates.ts';
import type { Db } from './database.ts';

export interface Days {
  first: SchoolDay;
  last: SchoolDay;
}

/** The first moment that counts, and the first that does not any more. */
export interface Span {
  since: string;
  until: string;
}

export interface Reading {
  /** Summed periods that cover the days together with `spans`: days, and unless only days were asked for, months. */
  periods: string[];
  /** Days without sums, those beside each other together. */
  spans: Span[];
}

interface Summing {
  /** Time of the first row that counts; null without one. */
  firstAt: string | null;
  /** Table of the rows: nobody changes them while one of their days is summed. */
  rows: string;
  sumDay(tx: Db, day: SchoolDay, span: Span): Promise<void>;
  /** From the sums of the days within. */
  sumMonth(tx: Db, month: string, days: Days): Promise<void>;
}

/** Days summed by one run: the first one after an update has years to sum, and others want to work meanwhile. */
const mostDays = 400;

/** @param marks table of the periods that are summed, which the calling store owns */
export function periodsIn(marks: 'order_periods' | 'refund_periods') {
  async function summed(db: Db, { first, last }: Days, timeZone: string): Promise<Set<string>> {
    const rows = await db
      .selectFrom(marks)
      .select('period')
      .where('time_zone', '=', timeZone)
      .where('period', '>=', monthOf(first))
      .where('period', '<=', last)
      .execute();
    return new Set(rows.map(({ period }) => period));
  }

  async function mark(tx: Db, period: string, timeZone: string): Promise<void> {
    await tx
      .insertInto(marks)
      .values({ period, time_zone: timeZone })
      .onConflict((c) => c.column('period').doUpdateSet({ time_zone: timeZone }))
      .execute();
  }

  return {
    async reading(ctx: Context, days: Days, { byDay = false } = {}): Promise<Reading> {
      const { timeZone } = ctx.app.config;
      return readingOf(await summed(ctx.db, days, timeZone), { ...days, timeZone, byDay });
    },

    /** Periods of these times are no longer summed, in whatever time zone the school is, as part of `tx`. */
    async spoil(tx: Db, times: readonly (string | null | undefined)[]): Promise<void> {
      const days = times.flatMap((time) => (time ? daysAnywhere(time) : []));
      const periods = new Set(days.flatMap((day) => [day, monthOf(day)]));
      if (periods.size > 0)
        await tx
          .deleteFrom(marks)
          .where('period', 'in', [...periods])
          .execute();
    },

    /** Sums the days and months that are over, each in a transaction of its own. Twice is as good as once. */
    async sumEnded(ctx: Context, summing: Summing): Promise<void> {
      if (!summing.firstAt) return;
      const { timeZone } = ctx.app.config;
      const first = firstOfMonth(schoolDay(summing.firstAt, timeZone));
      // A row that was begun before midnight is written by then.
      const last = addDays(schoolDay(new Date(ctx.app.now().getTime() - hour), timeZone), -1);
      const known = await summed(ctx.db, { first, last }, timeZone);
      const steps = { ...summing, known, timeZone, first, last, summed, mark };
      await sumDays(ctx, steps);
      await sumMonths(ctx, steps);
    },
  };
}

/** Every day that some zone's calendar shows at a moment: two, or three while it is between 10:00 and 12:00 in UTC. */
function daysAnywhere(time: Moment): SchoolDay[] {
  const [first, last] = [-12, 14].map((hours) =>
    schoolDay(new Date(Date.parse(time) + hours * hour), 'UTC'),
  ) as [SchoolDay, SchoolDay];
  const days: SchoolDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

interface Steps extends Summing, Days {
  known: ReadonlySet<string>;
  timeZone: string;
  summed(db: Db, days: Days, timeZone: string): Promise<Set<string>>;
  mark(tx: Db, period: string, timeZone: string): Promise<void>;
}

/** The latest first. */
async function sumDays(ctx: Context, { known, timeZone, first, last, ...steps }: Steps): Promise<void> {
  let left = mostDays;
  for (let day = last; day >= first && left > 0; day = addDays(day, -1)) {
    if (known.has(day)) continue;
    left -= 1;
    const span = { since: dayStart(day, timeZone), until: dayStart(addDays(day, 1), timeZone) };
    await ctx.transaction(async ({ db: tx }) => {
      await keepFromChanging(tx, steps.rows);
      await steps.sumDay(tx, day, span);
      await steps.mark(tx, day, timeZone);
    });
  }
}

/** Months whose days are all summed. */
async function sumMonths(ctx: Context, { known, timeZone, first, last, ...steps }: Steps): Promise<void> {
  for (let begin = first; firstOfNextMonth(begin) <= addDays(last, 1); begin = firstOfNextMonth(begin)) {
    const month = monthOf(begin);
    if (known.has(month)) continue;
    const days = { first: begin, last: addDays(firstOfNextMonth(begin), -1) };
    await ctx.transaction(async ({ db: tx }) => {
      await keepFromChanging(tx, steps.rows);
      const now = await steps.summed(tx, days, timeZone);
      for (let day = begin; day <= days.last; day = addDays(day, 1)) if (!now.has(day)) return;
      await steps.sumMonth(tx, month, days);
      await steps.mark(tx, month, timeZone);
    });
  }
}

/** A change that is under way is waited for. */
async function keepFromChanging(tx: Db, rows: string): Promise<void> {
  if (tx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`lock table ${sql.table(rows)} in share mode`.execute(tx);
}

function readingOf(
  summed: ReadonlySet<string>,
  { first, last, timeZone, byDay }: Days & { timeZone: string; byDay: boolean },
): Reading {
  const periods: string[] = [];
  const open: Days[] = [];
  for (let day = first; day <= last; ) {
    const next = firstOfNextMonth(day);
    const isMonth = !byDay && day.endsWith('-01') && addDays(next, -1) <= last && summed.has(monthOf(day));
    if (isMonth) periods.push(monthOf(day));
    else if (summed.has(day)) periods.push(day);
    else {
      const before = open.at(-1);
      if (before && addDays(before.last, 1) === day) before.last = day;
      else open.push({ first: day, last: day });
    }
    day = isMonth ? next : addDays(day, 1);
  }
  // When a day begins is worked out for the ends alone: it takes longer than all of the rest.
  const spans = open.map((days) => ({
    since: dayStart(days.first, timeZone),
    until: dayStart(addDays(days.last, 1), timeZone),
  }));
  return { periods, spans };
}
