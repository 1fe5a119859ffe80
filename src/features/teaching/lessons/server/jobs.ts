import { z } from 'zod';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { restorableMs } from '../rules/lessons.ts';
import { captionsOf } from './captions.store.ts';
import { removeCaptionFiles } from './captions.ts';
import { releaseFilm } from './film.ts';
import { forgetPartsOf, removeCaptions } from './forgetLessons.ts';
import { deletedBefore, forgetLesson } from './store.ts';

/** Lessons that were deleted thirty days ago are gone for good, with everybody's progress in them. */
const purgeDeleted = job('lessons.purge_deleted', z.object({}), async (ctx) => {
  const before = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
  const lessons = await deletedBefore(ctx.db, before);
  for (const { id, video_file } of lessons) {
    const captions = await captionsOf(ctx.db, [id]);
    await ctx.transaction(async (ctx) => {
      await forgetPartsOf(ctx, id);
      await forgetLesson(ctx.db, id);
      await releaseFilm(ctx, video_file);
    });
    await removeCaptionFiles(
      ctx,
      captions.map(({ file }) => file),
    );
  }
});

export const lessonsJobs: Job[] = [purgeDeleted, removeCaptions];
export const lessonsSchedules: Schedule[] = [
  { name: 'lessons.purge_deleted', everyMs: 1 * day, job: purgeDeleted },
];
