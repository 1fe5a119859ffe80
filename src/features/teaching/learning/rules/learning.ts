import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { addDays, hour, type SchoolDay, schoolDay } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** Why a lesson does not play. */
export const lockReasons = ['not_owned', 'not_started', 'not_open_yet'] as const;
export type LockReason = (typeof lockReasons)[number];

/**
 * Sized for somebody who clicks through all lessons of a course and takes a ticket for each; free ones play
 * without signing in.
 */
export const ticketLimits = [
  { name: 'video tickets', by: 'person', times: 240, perMs: 1 * hour, atOnce: 120 },
] satisfies Limit[];

/** A lesson, as far as it decides when it opens. */
export interface Opening {
  /** The school day that opens it. */
  opens_on: SchoolDay | null;
  /** How many days after the course was first open to somebody it opens to them. */
  opens_after_days: number | null;
}

interface Watched extends Opening {
  is_free: number;
  /** School day on which the course starts. */
  start_date: SchoolDay | null;
}

export interface Clock {
  now: Date;
  timeZone: string;
}

/**
 * A free lesson is open to anybody; the others to the course's owners, from the day the course starts and the
 * lesson opens. Null: it plays.
 * @param begunAt when the course was open to the person for the first time; null when it is not open now
 */
export function lockReason(
  lesson: Watched,
  begunAt: string | null,
  { now, timeZone }: Clock,
): LockReason | null {
  if (lesson.is_free === 1) return null;
  if (begunAt === null) return 'not_owned';
  if (!hasStarted(lesson.start_date, now, timeZone)) return 'not_started';
  return hasStarted(openingDay(lesson, begunAt, timeZone), now, timeZone) ? null : 'not_open_yet';
}

/** School day on which the lesson opens to its owner, the later one where it has two; null: with the course. */
export function openingDay(
  { opens_on, opens_after_days }: Opening,
  begunAt: string | null,
  timeZone: string,
): SchoolDay | null {
  if (opens_after_days === null || begunAt === null) return opens_on;
  const after = addDays(schoolDay(begunAt, timeZone), opens_after_days);
  return opens_on === null || after > opens_on ? after : opens_on;
}

/** How much of a course is done, in whole percent; 100 only when nothing is left. */
export function progressPercent(done: number, lessons: number): number {
  return lessons === 0 ? 0 : Math.floor((done / lessons) * 100);
}
