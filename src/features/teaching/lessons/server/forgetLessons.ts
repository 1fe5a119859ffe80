/** Lessons that are gone for good, and files no longer needed. */
import { z } from 'zod';
import type { TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { captionFilesOf } from './captions.store.ts';
import { removeCaptionFiles } from './captions.ts';
import { releaseFilm } from './film.ts';
import * as store from './store.ts';

/** Once the lessons are gone: a file that is removed before would be missed after a rollback. */
export const removeCaptions = job(
  'lessons.remove_captions',
  z.object({ files: z.array(z.string()) }),
  (ctx, { files }) => removeCaptionFiles(ctx, files),
);

/** Before a lesson goes: what other features keep of it goes, too. */
export async function forgetPartsOf(ctx: TxContext, lessonId: string): Promise<void> {
  for (const { forgetLesson } of featuresOf(ctx.app)) await forgetLesson?.(ctx, lessonId);
}

/**
 * Deletes all lessons of a course, with everybody's progress, and lets go of their films and captions: those that no
 * copy of the course shows are deleted.
 */
export async function forgetLessonsOf(ctx: TxContext, courseId: string): Promise<void> {
  const lessons = await store.filmsOf(ctx.db, courseId);
  const files = await captionFilesOf(
    ctx.db,
    lessons.map(({ id }) => id),
  );
  for (const { id } of lessons) await forgetPartsOf(ctx, id);
  await store.deleteLessonsOf(ctx.db, courseId);
  for (const film of new Set(lessons.map(({ video_file }) => video_file))) await releaseFilm(ctx, film);
  if (files.length > 0) await queue(ctx, removeCaptions, { files });
}
