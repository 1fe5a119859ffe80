/** How the school's courses are learnt, for reports. */
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { countsWithoutFilm } from '#features/teaching/lessons/server/counted.ts';
import type { Context } from '#server/context.ts';
import { day, schoolDay } from '#shared/dates.ts';
import { textIn } from '#shared/localText.ts';
import * as store from './figures.store.ts';
import { standingsOf } from './standings.ts';
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
  const lessons = await doneByLesson(ctx.db, countsWithoutFilm(ctx.app));
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

/** Those who have a course and do not learn, the latest first. */
export async function stuckStudents(ctx: Context, kind: StuckKind): Promise<StuckStudent[]> {
  const rows =
    kind === 'repeats' ? await store.repeating(ctx.db, givenFor(ctx, kind)) : await idle(ctx, kind);
  return rows.map(({ id, first_name, last_name, email, course, translations, since }) => ({
    id,
    name: [first_name, last_name].filter(Boolean).join(' '),
    email,
    since,
    course: textIn({ title: course, translations }, 'title', ctx.actor.language),
  }));
}

/** Those who could have gone on for that long: nobody who has done what is open, or waits for what is not. */
async function idle(ctx: Context, kind: Exclude<StuckKind, 'repeats'>) {
  const given = givenFor(ctx, kind);
  const stuck: (Candidate & { since: string })[] = [];
  for (let skip = 0; stuck.length < mostStuck; skip += mostStuck) {
    const found = await candidates(ctx, kind, skip);
    const standings = await standingsOf(ctx, found);
    for (const [index, { idle }] of standings.entries())
      if (idle && idle.sinceFirst <= given.before) stuck.push({ ...found[index]!, since: idle.sinceFirst });
    if (found.length < mostStuck) break;
  }
  return stuck.sort((one, other) => other.since.localeCompare(one.since)).slice(0, mostStuck);
}

type Candidate = Awaited<ReturnType<typeof candidates>>[number];

function candidates(ctx: Context, kind: Exclude<StuckKind, 'repeats'>, skip: number) {
  const given = { ...givenFor(ctx, kind), skip };
  if (kind === 'never_signed_in') return store.neverSignedIn(ctx.db, given);
  return store.idleCandidates(ctx.db, { ...given, hasBegun: kind === 'stopped' });
}

function givenFor({ app }: Context, kind: StuckKind) {
  const now = app.now();
  return {
    before: new Date(now.getTime() - stuckDays[kind] * day).toISOString(),
    today: schoolDay(now, app.config.timeZone),
    now: now.toISOString(),
    most: mostStuck,
  };
}
