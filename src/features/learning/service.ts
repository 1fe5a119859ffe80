import { bonusIn, type Translations, textsIn } from '#features/courses/rules.ts';
import { findCourses, toCourse } from '#features/courses/service.ts';
import { type Actor, member, type System } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { learningApi, PurchasedCourse } from './contract.ts';
import { enrolmentsOf } from './enrolments/service.ts';
import { findOpenCourse, findWatchable, lockOf } from './lessons/service.ts';
import { activeLessons, insertLesson, type LessonRow } from './lessons/store.ts';
import { progressByCourse, progressInCourse } from './progress/service.ts';
import { activeStatus } from './rules.ts';
import { issueTicket } from './video/service.ts';

type In<K extends keyof typeof learningApi> = ParsedInput<(typeof learningApi)[K]>;
type Out<K extends keyof typeof learningApi> = Output<(typeof learningApi)[K]>;

/** The caller's own courses, the newest first; also those that are no longer sold. */
export async function purchasedCourses(actor: Actor, app: App): Promise<Out<'purchased'>> {
  const { handle } = app.database;
  const student = member(actor);
  const enrolments = await enrolmentsOf(handle, student.id);
  const ids = enrolments.map((enrolment) => enrolment.course_id);
  const courses = await findCourses(handle, ids);
  const byId = new Map(courses.map((course) => [course.id, course]));
  const progress = await progressByCourse(handle, student.id, ids);
  return {
    courses: enrolments.flatMap(({ course_id, created_at }): PurchasedCourse[] => {
      const course = byId.get(course_id);
      if (!course) return [];
      const status = activeStatus[actor.language];
      const own = { purchase_date: created_at, status, progress: progress(course_id) };
      return [{ ...toCourse(course, actor.language), ...own }];
    }),
  };
}

/** The lessons of a course on sale, or of one the caller owns. @throws not_found */
export async function listLessons(actor: Actor, app: App, input: In<'lessons'>): Promise<Out<'lessons'>> {
  const { handle } = app.database;
  const { course, isOwner } = await findOpenCourse(actor, app, input.id);
  const lessons = await activeLessons(handle, course.id);
  const progress = await progressInCourse(actor, handle, course.id);
  return {
    course: toCourse(course, actor.language),
    lessons: lessons.map((lesson) => {
      const locked = lockOf(app, lesson, course, isOwner);
      return { ...toLesson(actor, lesson), can_watch: locked === null, locked, ...progress(lesson.id) };
    }),
  };
}

/**
 * An address that plays the lesson: to be opened within a minute, then good for the watching of that lesson from
 * the address that opened it (docs/decisions/008-video-tickets.md). @throws not_found, forbidden
 */
export async function openVideo(actor: Actor, app: App, input: In<'openVideo'>): Promise<Out<'openVideo'>> {
  const { lesson } = await findWatchable(actor, app, input.id);
  if (lesson.video_file === null) throw notFound();
  const { token, expiresAt } = await issueTicket(actor, app, lesson.id);
  const url = `/media/lessons/${token}`;
  return { url, captions_url: lesson.captions_file ? `${url}/captions` : null, expires_at: expiresAt };
}

/** The address that the school's mails come from reads answers too. */
export function supportAddress(_actor: Actor, app: App): Out<'support'> {
  const { from } = app.config.mail;
  return { email: /<([^>]+)>/.exec(from)?.[1] ?? from };
}

export interface NewLesson {
  courseId: string;
  number: number;
  title: string;
  description: string;
  bonus: string | null;
  translations: Translations;
  durationMinutes: number;
  isFree: boolean;
  videoFile: string | null;
  captionsFile: string | null;
}

/** Adds a lesson as part of `tx`; one of that number that exists already stays as it is. */
export async function addLesson(_actor: System, app: App, tx: Tx, lesson: NewLesson): Promise<void> {
  const createdAt = app.now().toISOString();
  await insertLesson(tx, {
    id: newId(),
    course_id: lesson.courseId,
    lesson_number: lesson.number,
    title: lesson.title,
    description: lesson.description,
    bonus: lesson.bonus,
    translations: JSON.stringify(lesson.translations),
    duration_minutes: lesson.durationMinutes,
    is_free: lesson.isFree ? 1 : 0,
    is_active: 1,
    video_file: lesson.videoFile,
    captions_file: lesson.captionsFile,
    created_at: createdAt,
  });
}

function toLesson(actor: Actor, lesson: LessonRow) {
  const { title, description } = textsIn(lesson, actor.language);
  return {
    id: lesson.id,
    course_id: lesson.course_id,
    lesson_number: lesson.lesson_number,
    title,
    description,
    bonus: bonusIn(lesson, actor.language),
    duration_minutes: lesson.duration_minutes,
    is_free: lesson.is_free === 1,
    has_video: lesson.video_file !== null,
  };
}
