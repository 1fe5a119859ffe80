/** The mark that demo mode leaves in a database. */
import type { Context } from './context.ts';
import type { Db, Tx } from './db/database.ts';
import * as store from './demoMark.store.ts';

/** Marks this database for good as used by demo mode; live mode then refuses to start. */
export function markDemo(ctx: Context): Promise<void> {
  return store.insertMark(ctx.db, ctx.app.now().toISOString());
}

/** When demo mode first ran on this database; null when it never did, or the demo was removed. */
export async function demoSince(db: Db): Promise<string | null> {
  return (await store.findMark(db))?.since ?? null;
}

export function unmarkDemo(tx: Tx): Promise<void> {
  return store.deleteMark(tx);
}

export interface ToldYear {
  /** The moment at which the year ends: the same after a restart. */
  until: string;
  parts: number;
  isWhole: boolean;
}

/** How much of the demo's past year is written; null where none is. */
export async function toldYear(db: Db): Promise<ToldYear | null> {
  const mark = await store.findMark(db);
  if (!mark?.year_until) return null;
  return { until: mark.year_until, parts: mark.year_parts, isWhole: mark.year_is_told === 1 };
}

/** Starts the year up to this moment, unless it has started before. */
export function beginYear(ctx: Context): Promise<void> {
  return store.beginYear(ctx.db, ctx.app.now().toISOString());
}

/**
 * Counts a part of the year as written, in the commit that writes it. False where another process has, or the demo is
 * gone.
 */
export function takeYearPart(tx: Tx, part: number): Promise<boolean> {
  return store.takeYearPart(tx, part);
}

/** Nothing is left to do for it: later starts need not look. */
export function endYear(db: Db): Promise<void> {
  return store.endYear(db);
}
