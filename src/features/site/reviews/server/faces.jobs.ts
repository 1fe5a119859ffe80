import { z } from 'zod';
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { makeFramed } from '#server/framedPictures.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { removeOriginal } from '#server/pictures.ts';
import { type Framing, framingSchema } from '#shared/framing.ts';
import { face } from '#shared/pictures.ts';
import * as store from './store.ts';

export const showFace = job('reviews.show_picture', z.object({ id: z.string() }), (ctx, { id }) =>
  makeFace(ctx, id),
);
export const removeFace = job('reviews.remove_picture', z.object({ file: z.string() }), (ctx, { file }) =>
  dropFace(ctx, file),
);

export const faceJobs: Job[] = [showFace, removeFace];

export function framingOf({ picture_framing }: Pick<store.ReviewRow, 'picture_framing'>): Framing {
  return framingSchema.parse(JSON.parse(picture_framing));
}

/** Makes the public picture of a review that the page shows. */
async function makeFace(ctx: Context, id: string): Promise<void> {
  const seen = await store.findReview(ctx.db, id);
  if (!seen || !store.isShown(seen) || seen.face_file) return;
  const file = await makeFramed(ctx, face, { pictureId: seen.picture_id, framing: framingOf(seen) });
  if (!file) return;
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await store.holdReview(ctx.db, id);
    const isSame = row?.picture_id === seen.picture_id && row.picture_framing === seen.picture_framing;
    if (row && isSame && store.isShown(row)) await store.changeReview(ctx.db, id, { face_file: file });
    else await queue(ctx, removeFace, { file });
  });
}

/** Takes a public picture back that no review shows any more. */
async function dropFace(ctx: Context, file: string): Promise<void> {
  if (!(await store.isFaceShown(ctx.db, file))) await removeOriginal(ctx, face, file);
}
