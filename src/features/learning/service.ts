import { bonusIn, hasStarted, type Translations, textsIn } from '#features/courses/rules.ts';
import { type CourseRow, findCourse, findCourses, toCourse } from '#features/courses/service.ts';
import { type Actor, member, type System } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Lesson, learningApi, PurchasedCourse } from './contract.ts';
import { enrolmentsOf, ownsCourse } from './enrolments/service.ts';
import { activeLesson, activeLessons, insertLesson, type LessonRow } from './lessons/store.ts';
import { activeStatus, canWatch } from './rules.ts';
import { issueTicket } from './video/service.ts';

type In<K extends keyof typeof learningApi> = ParsedInput<(typeof learningApi)[K]>;
type Out<K extends keyof typeof learningApi> = Output<(typeof learningApi)[K]>;

/** The caller's own courses, the newest first; also those that are no longer sold. */
export async function purchasedCourses(actor: Actor, app: App): Promise<Out<'purchased'>> {
  const { handle } = app.database;
  const enrolments = await enrolmentsOf(handle, member(actor).id);
  const courses = await findCourses(
    handle,
    enrolments.map((enrolment) => enrolment.course_id),
  );
  const byId = new Map(courses.map((course) => [course.id, course]));
  return {
    courses: enrolments.flatMap(({ course_id, created_at }): PurchasedCourse[] => {
      const course = byId.get(course_id);
      if (!course) return [];
      // No lesson can be marked as watched yet, so none is.
      const progress = 0;
      const status = activeStatus[actor.language];
      return [{ ...toCourse(course, actor.language), purchase_date: created_at, status, progress }];
    }),
  };
}

/** The lessons of a course on sale, or of one the caller owns. @throws not_found */
export async function listLessons(actor: Actor, app: App, input: In<'lessons'>): Promise<Out<'lessons'>> {
  const { handle } = app.database;
  const course = await findCourse(handle, input.id);
  const isOwner = await isOwnedBy(actor, app, input.id);
  if (!course || (course.is_active === 0 && !isOwner)) throw notFound();
  const lessons = await activeLessons(handle, course.id);
  return {
    course: toCourse(course, actor.language),
    lessons: lessons.map((lesson) => toLesson(actor, app, lesson, course, isOwner)),
  };
}

/**
 * An address that plays the lesson: to be opened within a minute, then good for the watching of that lesson from
 * the address that opened it (docs/decisions/008-video-tickets.md). @throws not_found, forbidden
 */
export async function openVideo(actor: Actor, app: App, input: In<'openVideo'>): Promise<Out<'openVideo'>> {
  const { handle } = app.database;
  const lesson = await activeLesson(handle, input.id);
  const course = lesson && (await findCourse(handle, lesson.course_id));
  if (!course) throw notFound();
  const isOwner = await isOwnedBy(actor, app, course.id);
  if (course.is_active === 0 && !isOwner) throw notFound();
  if (!mayWatch(app, lesson, course, isOwner)) throw new AppError('forbidden');
  if (lesson.video_file === null) throw notFound();
  const { token, expiresAt } = await issueTicket(actor, app, lesson.id);
  const url = `/media/lessons/${token}`;
  return { url, captions_url: lesson.captions_file ? `${url}/captions` : null, expires_at: expiresAt };
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

async function isOwnedBy(actor: Actor, app: App, courseId: string): Promise<boolean> {
  return actor.kind === 'member' && ownsCourse(app.database.handle, actor.id, courseId);
}

function mayWatch(app: App, lesson: LessonRow, course: CourseRow, isOwner: boolean): boolean {
  return canWatch({
    isOwner,
    isFree: lesson.is_free === 1,
    hasStarted: hasStarted(course.start_date, app.now(), app.config.timeZone),
  });
}

function toLesson(actor: Actor, app: App, lesson: LessonRow, course: CourseRow, isOwner: boolean): Lesson {
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
    can_watch: mayWatch(app, lesson, course, isOwner),
  };
}
