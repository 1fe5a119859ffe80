/** Free lessons on the public site. Anybody may watch their films, so these need no ticket. */
import { type Clip, clipOf } from '#features/records/uploads/server/clips.ts';
import { coursesOnSale } from '#features/teaching/courses/server/onSale.ts';
import {
  captionLanguagesOf,
  type LessonRow,
  lessonById,
  lessonsInOrder,
  slugs,
} from '#features/teaching/lessons/server/lessons.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import type { FreeLesson, freeLessonsApi } from '../contract/freeLessons.ts';
import { hasVideo } from './videoOpening.ts';

/** Where the films are; search engines may fetch them. */
export const freeFilmPath = (id: string) => `/media/free/${id}`;

export async function listFreeLessons(ctx: Context): Promise<Output<typeof freeLessonsApi.list>> {
  const rows: LessonRow[] = [];
  for (const { id } of await coursesOnSale(ctx)) {
    const lessons = await lessonsInOrder(ctx.db, id, { language: ctx.actor.language });
    rows.push(...lessons.map(({ lesson }) => lesson).filter((row) => row.is_free === 1 && hasVideo(row)));
  }
  return { lessons: await Promise.all(rows.map((row) => toFreeLesson(ctx, row))) };
}

/** @throws not_found */
export async function showFreeLesson(
  ctx: Context,
  { slug }: ParsedInput<typeof freeLessonsApi.show>,
): Promise<FreeLesson> {
  const found = await slugs.find(ctx.db, slug);
  const row = found && (await openLesson(ctx, found.id));
  if (!row) throw notFound();
  return toFreeLesson(ctx, row);
}

/** The film that everybody may watch; null once the lesson is no longer free or its course not on sale. */
export async function freeFilmOf(ctx: Context, id: string): Promise<Clip | null> {
  const file = (await openLesson(ctx, id))?.video_file;
  if (!file) return null;
  // Only films that came with the school have no upload; those are MP4.
  return (await clipOf(ctx, file)) ?? { file, mediaType: 'video/mp4' };
}

/** A lesson that the list would name; undefined for any other. */
export async function openLesson(ctx: Context, id: string): Promise<LessonRow | undefined> {
  const row = await lessonById(ctx.db, id);
  if (row?.is_free !== 1 || row.is_active !== 1 || !hasVideo(row)) return undefined;
  return (await coursesOnSale(ctx)).some((course) => course.id === row.course_id) ? row : undefined;
}

async function toFreeLesson(ctx: Context, row: LessonRow): Promise<FreeLesson> {
  const { language } = ctx.actor;
  const url = freeFilmPath(row.id);
  const captions = row.video_file === null ? [] : await captionLanguagesOf(ctx.db, row.id);
  return {
    id: row.id,
    slug: row.slug ?? row.id,
    course_id: row.course_id,
    title: textIn(row, 'title', language),
    description: textIn(row, 'description', language),
    task: textIn({ ...row, task: row.task ?? '' }, 'task', language) || null,
    film: row.video_file === null ? null : { url, seconds: row.video_seconds, captions: captions.map(track) },
    has_light_study: row.has_light_study === 1,
    poster_file: row.poster_file,
    created_at: row.created_at,
  };

  function track(of: (typeof captions)[number]) {
    return { language: of, url: `${url}/captions/${of}` };
  }
}
