/** Figures of visits over a span of days. */
import type { Context } from '#server/context.ts';
import { addDays, type SchoolDay, schoolDay } from '#shared/dates.ts';
import { type Dimension, dimensions } from '../rules/visits.ts';
import { addPackedTo, type Count, Counts, packedDays } from './packed.store.ts';
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
  const counts = Map.groupBy(await countsOf(ctx, period), ({ dimension }) => dimension);
  const of = (dimension: string) =>
    (counts.get(dimension) ?? [])
      .map(({ value, views, visitors }) => ({ value, views, visitors }))
      .sort((a, b) => b.visitors + b.views - (a.visitors + a.views) || (a.value < b.value ? -1 : 1))
      .slice(0, dimension.includes('_') ? undefined : dimension === 'hour' ? 24 : mostShown);
  const named = dimensions.filter((dimension) => dimension !== 'all');
  return {
    days: await daysOf(ctx, period),
    by: Object.fromEntries(named.map((dimension) => [dimension, of(dimension)])) as VisitFigures['by'],
  };
}

async function countsOf(ctx: Context, period: Period): Promise<Count[]> {
  const counts = new Counts();
  await addPackedTo(counts, ctx.db, period);
  for (const row of await store.countsOf(ctx.db, period)) counts.add(row);
  return counts.all();
}

/** Packed or not, or both: what was counted last is packed with the next. */
async function daysOf(ctx: Context, period: Period): Promise<VisitFigures['days']> {
  const days = new Map<string, VisitFigures['days'][number]>();
  for (const row of [...(await packedDays(ctx.db, period)), ...(await store.daysOf(ctx.db, period))]) {
    const { views, visitors } = days.get(row.day) ?? { views: 0, visitors: 0 };
    days.set(row.day, {
      day: row.day,
      views: views + Number(row.views),
      visitors: visitors + Number(row.visitors),
    });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** The tables that store visits, with their numbers of rows. */
export function storedOf(ctx: Context): Promise<{ table: string; rows: number }[]> {
  return store.sizes(ctx.db);
}

const mostSources = 50;

/** Sources that visits of the last month came from, those of most visitors first; empty for none. */
export async function knownSources(ctx: Context): Promise<string[]> {
  const today = schoolDay(ctx.app.now(), ctx.app.config.timeZone);
  const counts = await countsOf(ctx, { first: addDays(today, -30), last: today });
  return counts
    .filter(({ dimension }) => dimension === 'source')
    .sort((a, b) => b.visitors - a.visitors || (a.value < b.value ? -1 : 1))
    .slice(0, mostSources)
    .map(({ value }) => value);
}
