import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { restorableMs } from '../rules/lessons.ts';
import { captionFilesOf, purgeCaptions } from './captions.store.ts';
import { removeCaptionFiles } from './captions.ts';
import { releaseFilm } from './film.ts';
import { forgetPartsOf, removeCaptions } from './forgetLessons.ts';
import { purgeSections } from './sections.store.ts';
import { deletedBefore, forgetLesson } from './store.ts';

/** Purges whatever was deleted thirty days ago: lessons with everybody's progress in them, sections, captions. */
const purgeDeleted = job('lessons.purge_deleted', z.object({}), async (ctx) => {
  const before = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
  const lessons = await deletedBefore(ctx.db, before);
  for (const { id, video_file } of lessons) {
    const files = await captionFilesOf(ctx.db, [id]);
    await ctx.transaction(async (ctx) => {
      await forgetPartsOf(ctx, id);
      await forgetLesson(ctx.db, id);
      await releaseFilm(ctx, video_file);
    });
    await removeCaptionFiles(ctx, files);
  }
  await purgeSections(ctx.db, before);
  await removeCaptionFiles(ctx, await purgeCaptions(ctx.db, before));
});

export const lessonsJobs: Job[] = [purgeDeleted, removeCaptions];
export const lessonsSchedules: Schedule[] = [
  { name: 'lessons.purge_deleted', everyMs: 1 * day, job: purgeDeleted },
];
