import { findCourses, toCourse } from '#features/teaching/courses/server/courses.ts';
import { closedCourses, enrolmentsOf } from '#features/teaching/enrolments/server/enrolments.ts';
import { counts } from '#features/teaching/lessons/server/counted.ts';
import { type LessonRow, lessonsInOrder, minutesOf } from '#features/teaching/lessons/server/lessons.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { textIn } from '#shared/localText.ts';
import type { EndedCourse, learningApi, PurchasedCourse } from '../contract.ts';
import { openingDay } from '../rules/learning.ts';
import { learningTexts } from '../texts.ts';
import { lessonsWithMaterials } from './bonus.store.ts';
import { findOpenCourse, lockOf, managesLessons, type OpenCourse } from './lessons.ts';
import { nothingWatched, progressByCourse, progressInCourse } from './progress.ts';
import { filmNameOf, hasDoneButton, hasVideo, posterOf } from './videoOpening.ts';

type In<K extends keyof typeof learningApi> = ParsedInput<(typeof learningApi)[K]>;
type Out<K extends keyof typeof learningApi> = Output<(typeof learningApi)[K]>;

/** The caller's own courses, newest first; including those that are no longer sold, and those that have ended. */
export async function purchasedCourses(ctx: Context): Promise<Out<'purchased'>> {
  const { handle } = ctx.app.database;
  const student = member(ctx.actor);
  const enrolments = await enrolmentsOf(ctx, student.id);
  const ids = enrolments.map((enrolment) => enrolment.course_id);
  const courses = await findCourses(handle, ids);
  const byId = new Map(courses.map((course) => [course.id, course]));
  const progress = await progressByCourse(ctx, student.id, ids);
  return {
    ended: await endedCourses(ctx, student.id, ids),
    courses: enrolments.flatMap(({ course_id, created_at, until, order_id }): PurchasedCourse[] => {
      const course = byId.get(course_id);
      if (!course) return [];
      const status = learningTexts.server.activeStatus[ctx.actor.language];
      const own = { purchase_date: created_at, access_until: until, is_given: order_id === null };
      return [{ ...toCourse(course, ctx.actor.language), ...own, status, progress: progress(course_id) }];
    }),
  };
}

/** Courses that were open to the person and are closed by now, the latest first. */
async function endedCourses(ctx: Context, userId: string, open: readonly string[]): Promise<EndedCourse[]> {
  const lastMoments = await closedCourses(ctx, userId, open);
  const ids = [...lastMoments.keys()];
  const courses = new Map((await findCourses(ctx.db, ids)).map((course) => [course.id, course]));
  const progress = await progressByCourse(ctx, userId, ids);
  return ids.flatMap((id) => {
    const course = courses.get(id);
    if (!course) return [];
    const last = { last_moment: lastMoments.get(id)!, progress: progress(id) };
    return [{ ...toCourse(course, ctx.actor.language), ...last }];
  });
}

/**
 * The lessons of a course on sale, or of one the caller owns. Staff who manage lessons see every course with its
 * inactive lessons too, and in a preview all of them open and nothing done. @throws not_found
 */
export async function listLessons(ctx: Context, input: In<'lessons'>): Promise<Out<'lessons'>> {
  const { handle } = ctx.app.database;
  const { language } = ctx.actor;
  const open = await findOpenCourse(ctx, input.id);
  const isManager = managesLessons(ctx.actor);
  const isPreview = isManager && input.preview === '1';
  const listed = { language, withInactive: isManager };
  // A live school gives a bonus once there is a file or a link behind the words; staff see what they wrote.
  const given =
    isManager || ctx.app.config.mode === 'demo' ? null : await lessonsWithMaterials(handle, open.course.id);
  const lessons = await lessonsInOrder(handle, open.course.id, listed);
  const progress = isPreview ? () => nothingWatched : await progressInCourse(ctx, open.course.id);
  return {
    course: toCourse(open.course, language),
    lessons: lessons.map(({ lesson, section }, index) => {
      const locked = isPreview ? null : lockOf(ctx, lesson, open);
      const seen = { locked, can_watch: locked === null, ...progress(lesson) };
      return {
        ...toLesson(ctx, lesson, open),
        ...numbered(index),
        ...(given?.has(lesson.id) === false && { bonus: null }),
        ...linksOf(lesson, isManager || locked === null),
        section,
        ...seen,
      };
    }),
    is_preview: isPreview,
  };
}

/** The same of each of the caller's own courses, in their order. */
export async function ownLessons(ctx: Context): Promise<Out<'ownLessons'>> {
  const { courses } = await purchasedCourses(ctx);
  return { courses: await Promise.all(courses.map(({ id }) => listLessons(ctx, { id }))) };
}

/** The sender address of the school's mails, where answers are read. */
export function supportAddress(ctx: Context): Out<'support'> {
  const { from } = ctx.app.config.mail;
  return { email: /<([^>]+)>/.exec(from)?.[1] ?? from };
}

function toLesson({ actor: { language }, app }: Context, lesson: LessonRow, { enrolment }: OpenCourse) {
  const minutes = minutesOf(lesson);
  return {
    id: lesson.id,
    course_id: lesson.course_id,
    slug: lesson.slug ?? lesson.id,
    title: textIn(lesson, 'title', language),
    description: textIn(lesson, 'description', language),
    bonus: textIn({ ...lesson, bonus: lesson.bonus ?? '' }, 'bonus', language) || null,
    task: textIn({ ...lesson, task: lesson.task ?? '' }, 'task', language) || null,
    duration_minutes: minutes,
    duration: minutes,
    film_seconds: lesson.video_file === null ? null : lesson.video_seconds,
    is_film_length: lesson.duration_minutes === 0 && minutes > 0,
    is_free: lesson.is_free === 1,
    is_active: lesson.is_active === 1,
    created_at: lesson.created_at,
    updated_at: lesson.updated_at,
    has_video: hasVideo(lesson),
    poster: posterOf(lesson),
    poster_file: lesson.poster_file,
    film: filmNameOf(lesson),
    is_counted: counts(app, lesson),
    has_done_button: hasDoneButton(app, lesson),
    opens_on: openingDay(lesson, enrolment?.begun_at ?? null, app.config.timeZone),
    opens_after_days: lesson.opens_after_days,
  };
}

/** Counted in the list, since a lesson that was deleted, hidden or moved leaves a hole in the stored numbers. */
function numbered(index: number) {
  return { lesson_number: index + 1, order: index + 1 };
}

function linksOf({ yandex_disk_url, video_url, url }: LessonRow, isShown: boolean) {
  return isShown
    ? { yandex_disk_url, video_url, url }
    : { yandex_disk_url: null, video_url: null, url: null };
}
