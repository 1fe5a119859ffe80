/** Pictures: one original each; sizes and formats for pages are made from it when they are first asked for. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { AppError } from '#shared/errors.ts';
import {
  heightOf,
  maxPictureBytes,
  type NamedPicture,
  type PictureFormat,
  type PictureShape,
  pictureTypes,
  wide,
} from '#shared/pictures.ts';
import type { Context } from './context.ts';
import { isKept, keepFile } from './files.ts';

/** A picture of a few bytes may unfold to gigabytes. */
const maxPixels = 40_000_000;
/** Longest side of what is kept: more than any screen shows. */
const maxSide = 2560;

/**
 * Keeps a picture that somebody sent, as a data URL or its bytes, for pages that show it 16:9. Nothing of the
 * upload is kept but its pixels, upright: no metadata, no second file hidden in it.
 * @returns the file below the uploads, for `pictureAddress`; the same for the same picture
 * @throws AppError invalid_input at `field` when it is no picture of an allowed kind, or too large
 */
export async function keepPicture(
  ctx: Context,
  picture: string | Buffer,
  field = 'picture',
): Promise<string> {
  const bytes =
    typeof picture === 'string' ? Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64') : picture;
  const redrawn = await oneAtATime(() => redraw(bytes));
  if (!redrawn) throw new AppError('invalid_input', { fields: { [field]: 'picture_5mb' } });
  return keepOriginal(ctx, wide, redrawn);
}

/** Keeps a picture of our own as it is. Whatever strangers send goes through `keepPicture`. @returns its file */
export async function keepOriginal(ctx: Context, shape: PictureShape, bytes: Buffer): Promise<string> {
  const file = `${shape.folder}/${idOf(bytes)}`;
  await keepFile(originalOf(ctx, file), bytes);
  return file;
}

/** Folder of the sizes and formats for pages. May be emptied at any time. */
export function picturesFolder(ctx: Context, shape: PictureShape): string {
  return join(ctx.app.config.dataDir, 'cache', shape.folder);
}

/**
 * File name within `picturesFolder`, made if it is missing or empty; null when there is no such picture, or
 * when the original no longer matches its name.
 */
export async function pictureFile(
  ctx: Context,
  shape: PictureShape,
  named: NamedPicture,
): Promise<string | null> {
  const name = `${named.file.slice(shape.folder.length + 1)}-${named.width}.${named.format}`;
  const path = join(picturesFolder(ctx, shape), name);
  if (await isKept(path)) return name;
  return (await once(path, () => make(ctx, shape, { ...named, to: path }))) ? name : null;
}

const underWay = new Map<string, Promise<boolean>>();
let last: Promise<unknown> = Promise.resolve();

/** Concurrent requests for the same file share one run. */
function once(path: string, work: () => Promise<boolean>): Promise<boolean> {
  const current = underWay.get(path);
  if (current) return current;
  const promise = oneAtATime(work).finally(() => underWay.delete(path));
  underWay.set(path, promise);
  return promise;
}

/** Leaves the other core free to answer, and holds one large picture in memory at most. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const promise = last.then(work);
  last = promise.catch(() => {});
  return promise;
}

/** False when there is no original, or one that does not match its name. */
async function make(
  ctx: Context,
  shape: PictureShape,
  { file, to, width, format }: NamedPicture & { to: string },
): Promise<boolean> {
  const original = await readFile(originalOf(ctx, file)).catch(() => null);
  if (!original || `${shape.folder}/${idOf(original)}` !== file) return false;
  const sharp = await loadSharp();
  const picture = sharp(original, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(width, heightOf(shape, width), { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#eadfcf' });
  await keepFile(to, await encode[format](picture).toBuffer());
  return true;
}

/** As strong as still looks right on skin; AVIF with four times the effort would save 5 % more. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

/** Null for anything but a whole picture of an allowed kind and size. */
async function redraw(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length === 0 || bytes.length > maxPictureBytes) return null;
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { mediaType } = await image.metadata();
    if (!pictureTypes.some((type) => type === mediaType)) return null;
    return await image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Loaded with the first picture: a school that shows none saves its memory. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

function idOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

function originalOf(ctx: Context, file: string): string {
  return join(ctx.app.config.dataDir, 'uploads', file);
}
