/** The uploaded film of a lesson, and its cover. */
import { claimUpload, releaseUpload } from '#features/records/uploads/server/uploads.ts';
import type { Context, TxContext } from '#server/context.ts';
import { keepPicture } from '#server/pictures.ts';
import { countPlaying, type LessonChange } from './store.ts';

interface FilmInput {
  upload_id?: string | null | undefined;
  video_seconds?: number | null | undefined;
  poster?: string | null | undefined;
}

/** Keeps the cover, before the transaction that names it. @throws invalid_input when it is no picture */
export async function posterColumn(ctx: Context, { poster }: FilmInput): Promise<LessonChange> {
  if (poster === undefined) return {};
  return { poster_file: poster === null ? null : await keepPicture(ctx, poster, 'poster') };
}

/**
 * Claims the film that was sent, as part of `tx`. Another one has another length: the one that
 * the file says, else the one that its sender's browser has measured, else none that is known.
 * @throws not_found, or invalid_input when it is not the caller's finished upload of a video
 */
export async function filmColumns(ctx: TxContext, input: FilmInput): Promise<LessonChange> {
  const { upload_id, video_seconds } = input;
  if (upload_id === undefined) return video_seconds === undefined ? {} : { video_seconds };
  if (upload_id === null) return { video_file: null, video_seconds: null };
  const { file, seconds } = await claimUpload(ctx, upload_id, 'video');
  return { video_file: file, video_seconds: seconds ?? video_seconds ?? null };
}

/** Lets the file go, unless a copy of the lesson plays it as well. Call once this lesson does not name it. */
export async function releaseFilm(ctx: TxContext, file: string | null): Promise<void> {
  if (file !== null && (await countPlaying(ctx.db, file)) === 0) await releaseUpload(ctx, file);
}
