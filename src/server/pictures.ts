/** Pictures: one original each; sizes and formats for pages are made from it when they are first asked for. */
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type NamedPicture, type PictureShape, pictureFormats, wide } from '#shared/pictures.ts';
import type { Context } from './context.ts';
import { isKept, keepFile } from './files.ts';
import { redrawn, sized } from './redrawing.ts';

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
  return keepOriginal(ctx, wide, await redrawn(picture, field));
}

/** Keeps a picture of our own as it is. Whatever strangers send goes through `keepPicture`. @returns its file */
export async function keepOriginal(ctx: Context, shape: PictureShape, bytes: Buffer): Promise<string> {
  const file = `${shape.folder}/${idOf(bytes)}`;
  await keepFile(originalOf(ctx, file), bytes);
  return file;
}

/** Whether there is such a picture to make sizes of. */
export function hasOriginal(ctx: Context, file: string): Promise<boolean> {
  return isKept(originalOf(ctx, file));
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

/**
 * File name within `picturesFolder`, made if it is missing or empty; null when there is no such picture (any more), or
 * when the original no longer matches its name.
 */
export async function pictureFile(
  ctx: Context,
  shape: PictureShape,
  named: NamedPicture,
): Promise<string | null> {
  const name = sizeName(shape, named);
  const path = join(picturesFolder(ctx, shape), name);
  // A size that was being made while its original was taken back is left over, and shown to nobody.
  if (!(await hasOriginal(ctx, named.file))) return null;
  if (await isKept(path)) return name;
  return (await once(path, () => make(ctx, shape, { ...named, to: path }))) ? name : null;
}

const underWay = new Map<string, Promise<boolean>>();

/** Concurrent requests for the same file share one run. */
function once(path: string, work: () => Promise<boolean>): Promise<boolean> {
  const current = underWay.get(path);
  if (current) return current;
  const promise = work().finally(() => underWay.delete(path));
  underWay.set(path, promise);
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
  await keepFile(to, await sized(original, { shape, width, format }));
  return true;
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
