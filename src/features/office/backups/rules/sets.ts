/** Backups: when to make one, which ones to keep, and when to warn somebody. */
import { z } from 'zod';
import { addDays, hour, schoolDay } from '#shared/dates.ts';

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
  'unknown',
] as const;
export type SetProblem = (typeof setProblems)[number];

/** Messages of a run, in order; their words stand in messages/panel.ts. */
export const saidSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('written'), rows: z.number(), bytes: z.number() }),
  z.object({ code: z.literal('files'), files: z.number(), copied: z.number(), bytes: z.number() }),
  z.object({ code: z.literal('missing'), count: z.number(), example: z.string() }),
  z.object({ code: z.literal('checked'), rows: z.number() }),
  z.object({ code: z.literal('removed'), sets: z.number(), copies: z.number() }),
  z.object({ code: z.literal('failed'), problem: z.enum([...setProblems, 'gave_up']) }),
]);
export type Said = z.output<typeof saidSchema>;

/** Age of the last backup at which somebody is warned. */
export const overdueMs = 26 * hour;

/** From this hour of the school's day on the nightly backup is due. */
const nightHour = 3;

export const keptSets = { daily: 7, weekly: 4, monthly: 3, migration: 3 } as const;

export interface DatedSet {
  name: string;
  kind: SetKind;
  /** An ISO time. */
  made_at: string;
}

/**
 * Names of the sets that have had their time. Kept are the newest of each of the last days, weeks and months that have
 * any, and the last few from before migrations; so the newest set is always among those kept.
 */
export function outlived(sets: readonly DatedSet[], timeZone: string): string[] {
  const newestFirst = sets.toSorted((one, other) => other.made_at.localeCompare(one.made_at));
  const whole = newestFirst.filter(({ kind }) => kind !== 'migration');
  const kept = new Set([
    ...newestOfEach(whole, ({ made_at }) => schoolDay(new Date(made_at), timeZone), keptSets.daily),
    ...newestOfEach(
      whole,
      ({ made_at }) => mondayBefore(schoolDay(new Date(made_at), timeZone)),
      keptSets.weekly,
    ),
    ...newestOfEach(
      whole,
      ({ made_at }) => schoolDay(new Date(made_at), timeZone).slice(0, 7),
      keptSets.monthly,
    ),
    ...newestFirst.filter(({ kind }) => kind === 'migration').slice(0, keptSets.migration),
    ...newestFirst.slice(0, 1),
  ]);
  return newestFirst.filter((set) => !kept.has(set)).map(({ name }) => name);
}

/** Whether the backup of this school day is still to be made. */
export function isNightlyDue(now: Date, lastMadeAt: string | null, timeZone: string): boolean {
  const hourNow = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(now),
  );
  if (hourNow < nightHour) return false;
  return lastMadeAt === null || schoolDay(new Date(lastMadeAt), timeZone) < schoolDay(now, timeZone);
}

/** @param since when the school was last backed up, or else when it was begun */
export function isOverdue(now: Date, since: string): boolean {
  return now.getTime() - Date.parse(since) > overdueMs;
}

function newestOfEach(
  newestFirst: readonly DatedSet[],
  periodOf: (set: DatedSet) => string,
  count: number,
): DatedSet[] {
  const newest = new Map<string, DatedSet>();
  for (const set of newestFirst) {
    const period = periodOf(set);
    if (!newest.has(period)) newest.set(period, set);
  }
  return [...newest.values()].slice(0, count);
}

function mondayBefore(schoolDay: string): string {
  return addDays(schoolDay, -((new Date(`${schoolDay}T00:00:00Z`).getUTCDay() + 6) % 7));
}
