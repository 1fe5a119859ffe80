/** Where students stand in their courses, for lists of staff and for mails; asked for many at once. */
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { counts } from '#features/teaching/lessons/server/counted.ts';
import { lessonsOfCourses } from '#features/teaching/lessons/server/lessons.ts';
import type { Context } from '#server/context.ts';
import type { SchoolDay } from '#shared/dates.ts';
import { openingDay } from '../rules/learning.ts';
import { type Idle, idleOf, openSince, type Standing, standingIn } from '../rules/standing.ts';
import { progressOfMany } from './progress.store.ts';

/** An enrolment that is open, with the moment when the course was open to its owner first. */
export interface OpenedCourse {
  user_id: string;
  course_id: string;
  created_at: string;
  begun_at: string;
}

export interface Standings {
  standing: Standing<unknown>;
  /** Null where there is nothing to do now, also before the course starts. */
  idle: Idle | null;
  hasBegun: boolean;
}

/** Of each enrolment, in their order. */
export async function standingsOf(ctx: Context, enrolments: readonly OpenedCourse[]): Promise<Standings[]> {
  const courseIds = [...new Set(enrolments.map(({ course_id }) => course_id))];
  const userIds = [...new Set(enrolments.map(({ user_id }) => user_id))];
  const courses = new Map((await findCourses(ctx.db, courseIds)).map((course) => [course.id, course]));
  const lessons = Map.groupBy(await lessonsOfCourses(ctx.db, courseIds), ({ course_id }) => course_id);
  const progress = Map.groupBy(
    await progressOfMany(ctx.db, { userIds, courseIds }),
    ({ user_id, course_id }) => `${user_id} ${course_id}`,
  );
  return enrolments.map((enrolment) => {
    const { user_id, course_id } = enrolment;
    const startDate = courses.get(course_id)?.start_date ?? null;
    return standingOf(ctx, enrolment, {
      startDate,
      lessons: lessons.get(course_id) ?? [],
      progress: progress.get(`${user_id} ${course_id}`) ?? [],
    });
  });
}

interface Known {
  startDate: SchoolDay | null;
  lessons: Awaited<ReturnType<typeof lessonsOfCourses>>;
  progress: Awaited<ReturnType<typeof progressOfMany>>;
}

function standingOf(
  { app }: Context,
  { created_at: openedAt, begun_at: begunAt }: OpenedCourse,
  { startDate, lessons, progress }: Known,
): Standings {
  const clock = { now: app.now(), timeZone: app.config.timeZone };
  const access = { openedAt, begunAt, startDate };
  const done = new Set(progress.flatMap((row) => (row.completed_at === null ? [] : row.lesson_id)));
  const seen = lessons.map((lesson) => {
    const since = openSince(lesson, access, clock);
    return {
      is_counted: counts(app, lesson),
      is_done: done.has(lesson.id),
      can_watch: since !== null,
      opens_on: openingDay(lesson, begunAt, clock.timeZone),
      since,
    };
  });
  const standing = standingIn(seen, startDate);
  const watchedAt =
    progress
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? null;
  const idle = idleOf(
    standing.waiting.flatMap(({ since }) => since ?? []),
    watchedAt,
  );
  return { standing, idle, hasBegun: progress.length > 0 };
}
