/** Where a student stands in a course: the one answer that cabinet, mails, lists of staff and exports give. */
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { dayStart, type SchoolDay } from '#shared/dates.ts';
import { type Clock, lockReason, type Opening, openingDay } from './learning.ts';

/** A lesson as a student has it. */
export interface SeenLesson {
  /** False: there is nothing to watch in it yet, so that it is in no count. */
  is_counted: boolean;
  is_done: boolean;
  can_watch: boolean;
  /** School day on which it opens to the student, where that is later than the course's. */
  opens_on: SchoolDay | null;
}

export interface Standing<L> {
  done: number;
  total: number;
  /** Everything is done; not of a course that has nothing yet. */
  isComplete: boolean;
  /** What can be done now, in learning order. */
  waiting: L[];
  /** School day on which something opens next; null where nothing does. */
  opensOn: SchoolDay | null;
}

/** @param lessons in learning order */
export function standingIn<L extends SeenLesson>(
  lessons: readonly L[],
  startDate: SchoolDay | null,
): Standing<L> {
  const counted = lessons.filter(({ is_counted }) => is_counted);
  const left = counted.filter(({ is_done }) => !is_done);
  const days = left.flatMap(({ can_watch, opens_on }) =>
    can_watch ? [] : (latest([startDate, opens_on]) ?? []),
  );
  return {
    done: counted.length - left.length,
    total: counted.length,
    isComplete: counted.length > 0 && left.length === 0,
    waiting: left.filter(({ can_watch }) => can_watch),
    opensOn: days.sort()[0] ?? null,
  };
}

/** How a course is open to somebody. */
export interface Access {
  /** By the present enrolment. */
  openedAt: string;
  /** By the first one: days of lessons are counted from it. */
  begunAt: string;
  startDate: SchoolDay | null;
}

interface TimedLesson extends Opening {
  is_free: number;
  /** When it was there to be watched first. */
  shown_at: string | null;
}

/** Since when a student could have watched the lesson; null: not yet, or not before the course starts. */
export function openSince(lesson: TimedLesson, access: Access, clock: Clock): string | null {
  const { openedAt, begunAt, startDate } = access;
  const { now, timeZone } = clock;
  if (!hasStarted(startDate, now, timeZone)) return null;
  if (lockReason({ ...lesson, start_date: startDate }, begunAt, clock) !== null) return null;
  const opensOn = lesson.is_free === 1 ? null : openingDay(lesson, begunAt, timeZone);
  const days = [startDate, opensOn].map((day) => day && dayStart(day, timeZone));
  return latest([openedAt, lesson.shown_at, ...days]);
}

/** Since when nothing was done though something could have been; null where there is nothing to do. */
export interface Idle {
  /** From the first thing that waits: how staff count. */
  sinceFirst: string;
  /** From the last thing that waits: reminders give time for what has just opened. */
  sinceLast: string;
}

/** @param waitingSince of the lessons that are open and not done @param watchedAt when something was done last */
export function idleOf(waitingSince: readonly string[], watchedAt: string | null): Idle | null {
  const sorted = waitingSince.toSorted();
  const [first] = sorted;
  if (first === undefined) return null;
  return { sinceFirst: latest([first, watchedAt])!, sinceLast: latest([sorted.at(-1)!, watchedAt])! };
}

function latest<T extends string>(some: readonly (T | null)[]): T | null {
  return (
    some
      .filter((one) => one !== null)
      .sort()
      .at(-1) ?? null
  );
}
