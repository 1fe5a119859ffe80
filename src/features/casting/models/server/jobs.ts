import { z } from 'zod';
import type { Context, TxContext } from '#server/context.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { hasOriginal, removeOriginal } from '#server/pictures.ts';
import { portrait } from '#shared/pictures.ts';
import { makePortrait } from './photos.ts';
import { modelShowing } from './store.ts';

/**
 * Makes the portrait's public addresses answer if and only if somebody in the gallery has it. Call it after publishing
 * or hiding a model has been committed; the job is the fallback.
 */
export async function settlePortrait(ctx: Context, photoId: string): Promise<void> {
  const file = `${portrait.folder}/${photoId}`;
  const model = await modelShowing(ctx.db, photoId);
  if (!model) await removeOriginal(ctx, portrait, file);
  else if (!(await hasOriginal(ctx, file))) await makePortrait(ctx, model);
}

const settle = job('models.settle_portrait', z.object({ photoId: z.string() }), (ctx, { photoId }) =>
  settlePortrait(ctx, photoId),
);

export async function queueSettling(ctx: TxContext, photoId: string | null): Promise<void> {
  if (photoId) await queue(ctx, settle, { photoId });
}

export const modelsJobs: Job[] = [settle];
