/** Videos of reviews that the school has as files. */
import { type Clip, clipOf } from '#features/records/uploads/server/clips.ts';
import { claimUpload, releaseUpload } from '#features/records/uploads/server/uploads.ts';
import type { Context, TxContext } from '#server/context.ts';
import { eraseFace } from './faces.ts';
import * as store from './store.ts';

/** The video of a review that the page shows; null for any other. */
export async function filmOf(ctx: Context, id: string): Promise<Clip | null> {
  const row = await store.findReview(ctx.db, id);
  const isShown = row !== undefined && store.isShown(row);
  const isReal = row?.is_demo === 0 || ctx.app.config.mode === 'demo';
  return isShown && isReal ? clipOf(ctx, row.video_file) : null;
}

/** @returns the file of the caller's finished upload @throws not_found, invalid_input */
export async function claimFilm(ctx: TxContext, uploadId: string): Promise<string> {
  return (await claimUpload(ctx, uploadId, 'review')).file;
}

/** Deletes a review for good, and lets its video and its picture go. */
export async function eraseReview(
  ctx: TxContext,
  row: Pick<store.ReviewRow, 'id' | 'video_file' | 'picture_id' | 'face_file'>,
): Promise<void> {
  const { id, video_file } = row;
  await store.deleteReview(ctx.db, id);
  await eraseFace(ctx, row);
  if (video_file) await releaseUpload(ctx, video_file);
}
