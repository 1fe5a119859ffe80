import { z } from 'zod';
import type { Context, TxContext } from '#server/context.ts';
import { makeFramed } from '#server/framedPictures.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { hasOriginal, removeOriginal } from '#server/pictures.ts';
import { framingSchema } from '#shared/framing.ts';
import { upright } from '#shared/pictures.ts';
import { pictureShowing } from './store.ts';

/**
 * Makes a picture's public addresses answer if and only if the page shows it. Call it after the change has been
 * committed; the job is the fallback.
 */
export async function settlePicture(ctx: Context, file: string): Promise<void> {
  const row = await pictureShowing(ctx.db, file);
  if (!row) await removeOriginal(ctx, upright, file);
  else if (!(await hasOriginal(ctx, file)))
    await makeFramed(ctx, upright, {
      pictureId: row.picture_id,
      framing: framingSchema.parse(JSON.parse(row.framing)),
    });
}

const settle = job('site_pictures.settle', z.object({ file: z.string() }), (ctx, { file }) =>
  settlePicture(ctx, file),
);

export async function queueSettling(ctx: TxContext, file: string | null): Promise<void> {
  if (file) await queue(ctx, settle, { file });
}

export const picturesJobs: Job[] = [settle];
