/** Pictures: one original each; sizes and formats for pages are made from it when they are first asked for. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import {
  type NamedPicture,
  type PictureShape,
  pictureFormats,
  pictureShapes,
  wide,
} from '#shared/pictures.ts';
import type { Context } from './context.ts';
import { isDiskUnavailable, isKept } from './files.ts';
import { mostKeptBytes, redrawn, sized } from './redrawing/redrawing.ts';
import { checkRoom, keepBesideReserve } from './storage/reserve.ts';

/**
 * Keeps a picture that somebody sent, as a data URL or its bytes, for pages that show it 16:9. Only the upload's pixels
 * are kept, upright: no metadata, no second file hidden in it.
 * @returns the file below the uploads, for `pictureAddress`; the same for the same picture
 * @throws AppError invalid_input at `field` when it is no picture of an allowed kind, or too large; pictures_full
 */
export async function keepPicture(
  ctx: Context,
  picture: string | Buffer,
  field = 'picture',
): Promise<string> {
  await checkRoom(ctx, mostKeptBytes);
  return keepOriginal(ctx, wide, await redrawn(picture, field));
}

/**
 * Keeps a picture of our own as it is. Whatever strangers send goes through `keepPicture`. @returns its file
 * @throws AppError pictures_full
 */
export async function keepOriginal(ctx: Context, shape: PictureShape, bytes: Buffer): Promise<string> {
  const file = `${shape.folder}/${idOf(bytes)}`;
  await keepBesideReserve(ctx, originalOf(ctx, file), bytes);
  return file;
}

/** Whether there is such a picture to make sizes of. */
export function hasOriginal(ctx: Context, file: string): Promise<boolean> {
  return isKept(originalOf(ctx, file));
}

/** The original's bytes, to draw from; null if it is gone. */
export function readOriginal(ctx: Context, file: string): Promise<Buffer | null> {
  return readFile(originalOf(ctx, file)).catch(() => null);
}

/** Takes a public picture back: none of its addresses answers any more. */
export async function removeOriginal(ctx: Context, shape: PictureShape, file: string): Promise<void> {
  await rm(originalOf(ctx, file), { force: true });
  for (const width of shape.widths)
    for (const format of pictureFormats)
      await rm(join(picturesFolder(ctx, shape), sizeName(shape, { file, width, format })), { force: true });
}

/** Folder of the sizes and formats for pages. May be emptied at any time. */
export function picturesFolder(ctx: Context, shape: PictureShape): string {
  return join(ctx.app.config.dataDir, 'cache', shape.folder);
}

/** Removes every size made so far; each is made again on its next request. @returns how many there were */
export async function clearSizes({ app }: Context): Promise<number> {
  let count = 0;
  for (const shape of pictureShapes) {
    const folder = join(app.config.dataDir, 'cache', shape.folder);
    for (const name of await readdir(folder).catch(() => [])) {
      await rm(join(folder, name), { force: true });
      count += 1;
    }
  }
  return count;
}

/** A size of a picture: the name of its file within `picturesFolder`, or its bytes where the disk has no room for one. */
export type MadePicture = string | Buffer;

/**
 * Made if it is missing or empty; null when there is no such picture (any more), or when the original no longer matches
 * its name. @throws AppError pictures_wait
 */
export async function madePicture(
  ctx: Context,
  shape: PictureShape,
  named: NamedPicture,
): Promise<MadePicture | null> {
  const name = sizeName(shape, named);
  const path = join(picturesFolder(ctx, shape), name);
  // A size that was being made while its original was taken back is left over, and shown to nobody.
  if (!(await hasOriginal(ctx, named.file))) return null;
  if (await isKept(path)) return name;
  return once(path, () => make(ctx, shape, named));
}

const underWay = new Map<string, Promise<MadePicture | null>>();

/** Concurrent requests for the same file share one run. */
function once(path: string, work: () => Promise<MadePicture | null>): Promise<MadePicture | null> {
  const current = underWay.get(path);
  if (current) return current;
  const promise = work().finally(() => underWay.delete(path));
  underWay.set(path, promise);
  return promise;
}

/** Null when there is no original, or one that does not match its name. */
async function make(ctx: Context, shape: PictureShape, named: NamedPicture): Promise<MadePicture | null> {
  const { file, width, format } = named;
  const read = async () => {
    const original = await readFile(originalOf(ctx, file)).catch(() => null);
    return original && `${shape.folder}/${idOf(original)}` === file ? original : null;
  };
  const made = await sized(read, { shape, width, format });
  if (!made) return null;
  const name = sizeName(shape, named);
  const isKept = await keepBesideReserve(ctx, join(picturesFolder(ctx, shape), name), made).then(
    () => true,
    (error: unknown) => {
      if (isFull(error)) return false;
      throw error;
    },
  );
  return isKept ? name : made;
}

/** It can be made again; what cannot leaves none of the reserve to it. */
function isFull(error: unknown): boolean {
  return isDiskUnavailable(error) || (error instanceof AppError && error.code === 'pictures_full');
}

function sizeName(shape: PictureShape, { file, width, format }: NamedPicture): string {
  return `${file.slice(shape.folder.length + 1)}-${width}.${format}`;
}

function idOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

function originalOf(ctx: Context, file: string): string {
  return join(ctx.app.config.dataDir, 'uploads', file);
}
