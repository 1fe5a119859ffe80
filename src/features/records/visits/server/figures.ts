/** Visits of some days, for whoever reads them. */
import type { Context } from '#server/context.ts';
import { addDays, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { type Dimension, dimensions } from '../rules/visits.ts';
import * as store from './store.ts';

export interface Period {
  first: SchoolDay;
  last: SchoolDay;
}

export interface VisitFigures {
  days: { day: string; views: number; visitors: number }[];
  by: Record<Exclude<Dimension, 'all'>, { value: string; views: number; visitors: number }[]>;
}

const mostShown = 20;

/** Visitors of a day; those of several days are added up, so that who comes twice counts twice. */
export async function visitsOf(ctx: Context, period: Period): Promise<VisitFigures> {
  const days = await store.daysOf(ctx.db, period);
  const counts = (await store.countsOf(ctx.db, period)).map((one) => ({
    ...one,
    views: Number(one.views),
    visitors: Number(one.visitors),
  }));
  const of = (dimension: string) =>
    counts
      .filter((one) => one.dimension === dimension)
      .map(({ value, views, visitors }) => ({ value, views, visitors }))
      .sort((a, b) => b.visitors + b.views - (a.visitors + a.views) || (a.value < b.value ? -1 : 1))
      .slice(0, dimension.includes('_') ? undefined : dimension === 'hour' ? 24 : mostShown);
  const named = dimensions.filter((dimension) => dimension !== 'all');
  return {
    days,
    by: Object.fromEntries(named.map((dimension) => [dimension, of(dimension)])) as VisitFigures['by'],
  };
}

/** What is kept of visits: the tables and their rows. */
export function storedOf(ctx: Context): Promise<{ table: string; rows: number }[]> {
  return store.sizes(ctx.db);
}

const mostSources = 50;

/** Sources that visits of the last month came from, those of most visitors first; empty for none. */
export function knownSources(ctx: Context): Promise<string[]> {
  const today = schoolDay(ctx.app.now(), ctx.app.config.timeZone);
  return store.sourcesSince(ctx.db, addDays(today, -30), mostSources);
}
