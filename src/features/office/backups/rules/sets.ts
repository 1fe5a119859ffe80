/** Backups: when to make one, which ones to keep, and when to warn somebody. */
import { z } from 'zod';
import { addDays, day, hour, schoolDay } from '#shared/dates.ts';

export const setKinds = ['nightly', 'asked', 'migration'] as const;
export type SetKind = (typeof setKinds)[number];

/** Why a set could not be made, opened or trusted. */
export const setProblems = [
  'no_key',
  'no_room',
  'not_found',
  'wrong_key',
  'damaged',
  'file_damaged',
  'newer',
  'older',
  'differs',
  'too_costly',
  'in_use',
  'running',
  'forged',
  'not_ours',
  'no_signer',
  'unknown',
] as const;
export type SetProblem = (typeof setProblems)[number];

/** Messages of a run, in order; their words stand under `said`. */
export const saidSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('written'), rows: z.number(), bytes: z.number() }),
  z.object({ code: z.literal('files'), files: z.number(), copied: z.number(), bytes: z.number() }),
  z.object({ code: z.literal('missing'), count: z.number(), example: z.string() }),
  z.object({ code: z.literal('checked'), rows: z.number() }),
  z.object({ code: z.literal('read'), copies: z.number(), bytes: z.number() }),
  z.object({ code: z.literal('renewed'), count: z.number(), example: z.string() }),
  z.object({ code: z.literal('lost'), count: z.number(), example: z.string() }),
  z.object({ code: z.literal('machine_key') }),
  z.object({ code: z.literal('clock'), other: z.string() }),
  z.object({ code: z.literal('removed'), sets: z.number(), copies: z.number() }),
  z.object({ code: z.literal('failed'), problem: z.enum([...setProblems, 'gave_up']) }),
]);
export type Said = z.output<typeof saidSchema>;

/** Age of the last backup at which somebody is warned. */
export const overdueMs = 26 * hour;

/** Clocks of machines differ by so much at most. */
const toleranceMs = 1 * hour;

/** From this hour of the school's day on the nightly backup is due. */
const nightHour = 3;

export const keptSets = { daily: 7, weekly: 4, monthly: 3, migration: 3 } as const;

export interface DatedSet {
  name: string;
  kind: SetKind;
  /** An ISO time. */
  made_at: string;
  /** Signed by the school; null for a set of an earlier version. */
  number: number | null;
}

/** By their numbers: a time is what some clock said. */
export function newestFirst<T extends Pick<DatedSet, 'number' | 'made_at'>>(sets: readonly T[]): T[] {
  return sets.toSorted(
    (one, other) => (other.number ?? 0) - (one.number ?? 0) || other.made_at.localeCompare(one.made_at),
  );
}

/**
 * Whether the clock has jumped between two sets that follow one another, or the school has stood for days: then nothing is
 * removed this time.
 */
export function isOutOfStep(made: Pick<DatedSet, 'made_at'>, before: Pick<DatedSet, 'made_at'>): boolean {
  const passed = Date.parse(made.made_at) - Date.parse(before.made_at);
  return passed < -toleranceMs || passed > 2 * day;
}

/**
 * Names of the sets that have had their time. Kept are the newest of each of the last days, weeks and months that have
 * any, and the last few from before migrations; so the newest set is always among those kept. A set made under a clock
 * that was wrong takes no other's place.
 */
export function outlived(sets: readonly DatedSet[], timeZone: string): string[] {
  const all = newestFirst(sets);
  const dayOf = ({ made_at }: DatedSet) => schoolDay(new Date(made_at), timeZone);
  const whole = all.filter(({ kind }) => kind !== 'migration');
  const dated = inStep(whole);
  const kept = new Set([
    ...newestOfEach(dated, dayOf, keptSets.daily),
    ...newestOfEach(dated, (set) => mondayBefore(dayOf(set)), keptSets.weekly),
    ...newestOfEach(dated, (set) => dayOf(set).slice(0, 7), keptSets.monthly),
    ...whole.slice(0, keptSets.daily).filter((set) => !dated.includes(set)),
    ...all.filter(({ kind }) => kind === 'migration').slice(0, keptSets.migration),
    ...all.slice(0, 1),
  ]);
  return all.filter((set) => !kept.has(set)).map(({ name }) => name);
}

/** The most of them whose times follow one another as their numbers do: the clock was wrong where the others were made. */
function inStep(sets: readonly DatedSet[]): DatedSet[] {
  const longest = (chains: DatedSet[][]) =>
    chains.reduce((best, each) => (each.length > best.length ? each : best), []);
  const chains: DatedSet[][] = [];
  for (const set of sets)
    chains.push([...longest(chains.filter((chain) => chain.at(-1)!.made_at >= set.made_at)), set]);
  return longest(chains);
}

/** Whether the backup of this school day is still to be made. A day to come is that of a clock which was ahead. */
export function isNightlyDue(now: Date, lastMadeAt: string | null, timeZone: string): boolean {
  const hourNow = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now),
  );
  if (hourNow < nightHour) return false;
  return lastMadeAt === null || schoolDay(new Date(lastMadeAt), timeZone) !== schoolDay(now, timeZone);
}

/** Whether a time is still to come: some clock was ahead when it was written. */
export function isAhead(now: Date, time: string): boolean {
  return Date.parse(time) - now.getTime() > toleranceMs;
}

/** @param since when the school was last backed up, or else when it was begun */
export function isOverdue(now: Date, since: string): boolean {
  return Math.abs(now.getTime() - Date.parse(since)) > overdueMs;
}

function newestOfEach(
  sets: readonly DatedSet[],
  periodOf: (set: DatedSet) => string,
  count: number,
): DatedSet[] {
  const newest = new Map<string, DatedSet>();
  for (const set of sets) {
    const period = periodOf(set);
    if (!newest.has(period)) newest.set(period, set);
  }
  return [...newest.values()].slice(0, count);
}

function mondayBefore(schoolDay: string): string {
  return addDays(schoolDay, -((new Date(`${schoolDay}T00:00:00Z`).getUTCDay() + 6) % 7));
}
