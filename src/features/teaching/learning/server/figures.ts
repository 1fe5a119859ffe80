/** How the school's courses are learnt, for reports. */
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import type { Context } from '#server/context.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { textIn } from '#shared/localText.ts';
import * as store from './figures.store.ts';
import { doneByLesson, studentsByCourse } from './sums.store.ts';

export interface CourseFigures {
  course: string;
  students: number;
  begun: number;
  lessons: { title: string; done: number }[];
}

/** Courses that somebody has, those of most students first. */
export async function courseFigures(ctx: Context): Promise<CourseFigures[]> {
  const owned = await studentsByCourse(ctx.db);
  const lessons = await doneByLesson(ctx.db);
  const courses = await findCourses(
    ctx.db,
    owned.map(({ course_id }) => course_id),
  );
  return owned
    .map(({ course_id, students, begun }) => {
      const course = courses.find(({ id }) => id === course_id);
      return {
        course: course ? textIn(course, 'title', ctx.actor.language) : '',
        ...{ students, begun },
        lessons: lessons
          .filter((lesson) => lesson.course_id === course_id)
          .map((lesson) => ({ title: textIn(lesson, 'title', ctx.actor.language), done: lesson.done })),
      };
    })
    .sort((one, other) => other.students - one.students);
}

export const stuckKinds = ['never_signed_in', 'never_began', 'repeats', 'stopped'] as const;
export type StuckKind = (typeof stuckKinds)[number];

/** Days after which somebody is stuck; for `repeats`, within which the lesson was played. */
export const stuckDays: Record<StuckKind, number> = {
  never_signed_in: 3,
  never_began: 7,
  repeats: 30,
  stopped: 14,
};

export interface StuckStudent {
  id: string;
  name: string;
  email: string;
  course: string;
  since: string;
}

const mostStuck = 500;

const stuckIn = {
  never_signed_in: store.neverSignedIn,
  never_began: store.neverBegan,
  repeats: store.repeating,
  stopped: store.stopped,
};

/** Those who have a course and do not learn, the latest first. */
export async function stuckStudents(ctx: Context, kind: StuckKind): Promise<StuckStudent[]> {
  const now = ctx.app.now();
  const given = {
    before: new Date(now.getTime() - stuckDays[kind] * day).toISOString(),
    today: schoolDay(now, ctx.app.config.timeZone),
    most: mostStuck,
  };
  const rows = await stuckIn[kind](ctx.db, given);
  return rows.map(({ id, first_name, last_name, email, course, translations, since }) => ({
    ...{ id, name: [first_name, last_name].filter(Boolean).join(' '), email, since },
    course: textIn({ title: course, translations }, 'title', ctx.actor.language),
  }));
}
