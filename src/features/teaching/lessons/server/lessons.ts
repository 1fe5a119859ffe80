/** Lessons of courses, as everybody else knows them. */
import { beginChange } from '#server/changes.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { newId } from '#server/tokens.ts';
import type { Language, LocalText } from '#shared/i18n.ts';
import { textIn, translatedColumns } from '#shared/localText.ts';
import { inOrder } from '../rules/order.ts';
import { captionsOf, putCaptions } from './captions.store.ts';
import { sectionsOf } from './sections.store.ts';
import * as store from './store.ts';

export type { LessonRow } from './store.ts';

export const { activeLessons, lessonById, lessonsByIds, lessonsOfCourses, deleteLessonsOf, slugs } = store;

/** Inactive ones included. */
export const allLessons = store.lessonsOf;

/** Length with practice; without one given, that of the film; 0 where neither is known. */
export function minutesOf({ duration_minutes, video_file, video_seconds }: store.LessonRow): number {
  if (duration_minutes > 0 || video_file === null) return duration_minutes;
  return Math.ceil((video_seconds ?? 0) / 60);
}

/** A section as students see it. */
export interface LessonSection {
  id: string;
  title: string;
}

/** Lessons of a course in learning order, each with its section. */
export async function lessonsInOrder(
  db: Db,
  courseId: string,
  { language, withInactive = false }: { language: Language; withInactive?: boolean },
): Promise<{ lesson: store.LessonRow; section: LessonSection | null }[]> {
  const lessons = withInactive
    ? await store.lessonsOf(db, courseId)
    : await store.activeLessons(db, courseId);
  const sections = await sectionsOf(db, courseId);
  const titles = new Map(sections.map((section) => [section.id, textIn(section, 'title', language)]));
  const sectionOf = (id: string | null) => (id === null ? null : { id, title: titles.get(id) ?? '' });
  return inOrder(lessons, sections).map((lesson) => ({ lesson, section: sectionOf(lesson.section_id) }));
}

/** Languages of a lesson's captions. */
export async function captionLanguagesOf(db: Db, lessonId: string): Promise<Language[]> {
  return (await captionsOf(db, [lessonId])).map(({ language }) => language);
}

export interface NewLesson {
  courseId: string;
  number: number;
  title: LocalText;
  description: LocalText;
  bonus: LocalText | null;
  /** The exercise after it. */
  task?: LocalText | null;
  durationMinutes: number;
  /** Its public page shows what a window does to a face. */
  hasLightStudy?: boolean;
  isFree: boolean;
  videoFile: string | null;
  videoSeconds?: number | null;
  /** In Russian, or by language. */
  captionsFile: string | Partial<Record<Language, string>> | null;
  posterFile?: string | null;
}

/** Adds a lesson as part of `tx`; an existing one with that number stays as it is. */
export async function addLesson(ctx: TxContext, lesson: NewLesson): Promise<void> {
  await beginChange(ctx);
  const id = newId();
  const isNew = await store.insertLesson(ctx, {
    id,
    course_id: lesson.courseId,
    lesson_number: lesson.number,
    slug: await store.slugs.free(ctx.db, lesson.title.ru),
    ...translatedColumns({
      ...{ title: lesson.title, description: lesson.description },
      ...{ bonus: lesson.bonus, task: lesson.task ?? null },
    }),
    duration_minutes: lesson.durationMinutes,
    is_free: lesson.isFree ? 1 : 0,
    has_light_study: lesson.hasLightStudy ? 1 : 0,
    is_active: 1,
    poster_file: lesson.posterFile ?? null,
    video_file: lesson.videoFile,
    video_seconds: lesson.videoSeconds ?? null,
    created_at: ctx.app.now().toISOString(),
  });
  if (!isNew) return;
  const files = typeof lesson.captionsFile === 'string' ? { ru: lesson.captionsFile } : lesson.captionsFile;
  for (const [language, file] of Object.entries(files ?? {}) as [Language, string][])
    await putCaptions(ctx.db, { lesson_id: id, language, file });
}
