/**
 * Pictures that not everybody may see: snaps of an application, the photo of a rating, a model who is not published.
 *
 * A call that takes one has `takesPicture: true` and `pictureField` in its contract, and `pictureLimits` where it is
 * open to strangers: it then takes JSON with a data URL and `multipart/form-data` alike, and waits its turn, so that a
 * hundred at once cost no more memory than a few. Its function
 *
 * 1. keeps the picture: `const photo = await keepPrivatePicture(ctx, input.photo, { field: 'photo', keptForMs })`,
 *    outside any transaction. Only the pixels of what was sent are kept. Left alone it is gone after `keptForMs`;
 * 2. claims it in the transaction that writes the row which names it: `await claimPrivatePicture(ctx, photo.id)`.
 *    The column refers to `private_pictures.id` with `on delete set null`;
 * 3. lets it go with the row: `await expirePrivatePicture(ctx, id)`, at once or at a date that retention sets, and so
 *    in `erase` of `personalData`.
 *  It is shown by a ticket: `pictureTicket(ctx, id)` for those who may see it (the caller checks that), an address that
 * answers for a minute, only to the session and network that it was made for.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import type { Context, TxContext } from '../context.ts';
import { queue } from '../outbox/queue.ts';
import { mostKeptBytes, redrawn, sizeOf } from '../redrawing/redrawing.ts';
import { checkRoom, keepBesideReserve, picturesFull } from '../storage/reserve.ts';
import { newId } from '../tokens.ts';
import { clearPictures } from './jobs.ts';
import * as store from './store.ts';

export interface PrivatePicture {
  id: string;
  /** Pixels of the stored picture, upright: 2,560 on the longer side at most. */
  width: number;
  height: number;
}

interface Keeping {
  /** Field of the input, to name in a refusal. */
  field: string;
  /** How long it waits to be claimed. */
  keptForMs: number;
  /** Belongs to a form that anybody may begin: the unclaimed pictures of all such forms share one bound. */
  isDraft?: boolean;
}

/** Enough for two thousand unsent photos. */
const mostDraftBytes = 2_000_000_000;

/**
 * Keeps a picture that somebody sent, as a data URL or its bytes, where no public address reaches it.
 * @throws AppError invalid_input at `field` when it is no picture of an allowed kind, or too large, thin or costly;
 * pictures_full, pictures_wait
 */
export async function keepPrivatePicture(
  ctx: Context,
  picture: string | Buffer,
  { field, keptForMs, isDraft = false }: Keeping,
): Promise<PrivatePicture> {
  await checkRoom(ctx, mostKeptBytes);
  if (isDraft) await checkDrafts(ctx);
  const bytes = await redrawn(picture, field);
  return keep(ctx, { bytes, mediaType: 'image/webp', keptForMs });
}

/** Asked before the work; what is under way meanwhile is a few pictures more. */
async function checkDrafts(ctx: Context): Promise<void> {
  if ((await store.unclaimedBytes(ctx.db)) + mostKeptBytes > mostDraftBytes) throw picturesFull();
}

/** Keeps a drawing of our own (SVG) as it is. Whatever strangers send goes through `keepPrivatePicture`. */
export function keepOwnDrawing(ctx: Context, bytes: Buffer, keptForMs: number): Promise<PrivatePicture> {
  return keep(ctx, { bytes, mediaType: 'image/svg+xml', keptForMs });
}

/**
 * Takes a kept picture into use, once, as part of the transaction that writes what names it: from now on it stays
 * until `expirePrivatePicture`. @throws AppError invalid_input at `field` when it is in use already, or gone
 */
export async function claimPrivatePicture(ctx: TxContext, id: string, field = 'photo'): Promise<void> {
  const isOurs = await store.claimPicture(ctx.db, id, ctx.app.now().toISOString());
  if (!isOurs) throw new AppError('invalid_input', { fields: { [field]: 'picture_gone' } });
}

/**
 * Ends a claimed picture, now or at `at`; null: it stays after all. Nobody is shown an ended one, and its file is
 * deleted within moments of the commit, or within the hour where `at` lies ahead.
 */
export async function expirePrivatePicture(ctx: TxContext, id: string, at?: Date | null): Promise<void> {
  const end = at === undefined ? ctx.app.now() : at;
  await store.setExpiry(ctx.db, id, end?.toISOString() ?? null);
  if (at === undefined) await queue(ctx, clearPictures, {});
}

/**
 * Takes a picture into use until a date, as part of the transaction that says so; again to move the date. Does nothing
 * for one that has ended.
 */
export async function claimPrivatePictureUntil(ctx: TxContext, id: string, until: Date): Promise<void> {
  await store.claimUntil(ctx.db, id, { now: ctx.app.now().toISOString(), until: until.toISOString() });
}

/** Ends a picture that nothing has claimed, as `expirePrivatePicture` does; one that is in use stays. */
export async function dropPrivatePicture(ctx: TxContext, id: string): Promise<void> {
  if (await store.endUnclaimed(ctx.db, id, ctx.app.now().toISOString())) await queue(ctx, clearPictures, {});
}

/** The picture's bytes (WebP), to measure or to make another of; null when it has ended. */
export async function readPrivatePicture(ctx: Context, id: string): Promise<Buffer | null> {
  const row = await store.findPicture(ctx.db, id, ctx.app.now().toISOString());
  return row ? readFile(pathOf(ctx, row.id)).catch(() => null) : null;
}

/** Whether a picture that has not ended is a drawing of our own, which nobody sent. */
export async function isOwnDrawing(ctx: Context, id: string): Promise<boolean> {
  const row = await store.findPicture(ctx.db, id, ctx.app.now().toISOString());
  return row?.media_type === 'image/svg+xml';
}

/** Facts of a picture that has not ended. */
export async function findPrivatePicture(ctx: Context, id: string): Promise<PrivatePicture | null> {
  const row = await store.findPicture(ctx.db, id, ctx.app.now().toISOString());
  return row ? { id: row.id, width: row.width, height: row.height } : null;
}

interface Kept {
  bytes: Buffer;
  mediaType: store.PictureRow['media_type'];
  keptForMs: number;
}

/**
 * The row first: nothing would find a file that had lost its row, with the process that was about to write it. Nobody
 * knows of the row before the file is there, and by itself it ends after `keptForMs`.
 */
async function keep(ctx: Context, { bytes, mediaType, keptForMs }: Kept): Promise<PrivatePicture> {
  const id = newId();
  const { width, height } = await sizeOf(bytes);
  const now = ctx.app.now();
  await store.insertPicture(ctx.db, {
    id,
    media_type: mediaType,
    width,
    height,
    size_bytes: bytes.length,
    claimed_at: null,
    expires_at: new Date(now.getTime() + keptForMs).toISOString(),
    created_at: now.toISOString(),
  });
  try {
    await keepBesideReserve(ctx, pathOf(ctx, id), bytes);
  } catch (error) {
    await store.setExpiry(ctx.db, id, now.toISOString());
    throw error;
  }
  return { id, width, height };
}

function pathOf(ctx: Context, id: string): string {
  return join(ctx.app.config.dataDir, 'uploads', store.fileOf(id));
}
