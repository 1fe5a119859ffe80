/** Photos: kept as they came, and shown in sizes and formats that are made from that when first asked for. */
import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import type { App } from '#server/app.ts';
import { type PhotoFormat, type PhotoWidth, photoHeight } from './rules.ts';

/**
 * Keeps a picture and answers its id, which is the same for the same bytes. What pages get is made anew from it,
 * without what a camera wrote into it. Whoever takes files from strangers looks first whether this is a photo.
 */
export async function keepPhoto(app: App, bytes: Buffer): Promise<string> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await writeWhole(originalOf(app, id), bytes);
  return id;
}

/** Where photos lie in the sizes and formats of the pages. May be emptied at any time. */
export function photosFolder(app: App): string {
  return join(app.config.dataDir, 'cache', 'photos');
}

/** The file of a photo within `photosFolder`, made if it is not there yet; null where there is no such photo. */
export async function photoFile(
  app: App,
  id: string,
  width: PhotoWidth,
  format: PhotoFormat,
): Promise<string | null> {
  const name = `${id}-${width}.${format}`;
  const path = join(photosFolder(app), name);
  if (await exists(path)) return name;
  if (!(await exists(originalOf(app, id)))) return null;
  await once(path, () => make(originalOf(app, id), path, width, format));
  return name;
}

const underWay = new Map<string, Promise<void>>();
let last: Promise<unknown> = Promise.resolve();

/** However many ask, a photo is made once, and one photo at a time: the other core goes on answering. */
function once(path: string, work: () => Promise<void>): Promise<void> {
  const current = underWay.get(path);
  if (current) return current;
  const promise = last.then(work).finally(() => underWay.delete(path));
  last = promise.catch(() => {});
  underWay.set(path, promise);
  return promise;
}

async function make(from: string, to: string, width: PhotoWidth, format: PhotoFormat): Promise<void> {
  // Loaded by the first photo: a school that shows none is spared its memory.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  const picture = sharp(from, { limitInputPixels: 60_000_000 })
    .autoOrient()
    .resize(width, photoHeight(width), { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: '#eadfcf' });
  await writeWhole(to, await encode[format](picture).toBuffer());
}

/** As strong as still looks right on skin; AVIF with four times the effort would save 5 % more. */
const encode: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

function originalOf(app: App, id: string): string {
  return join(app.config.dataDir, 'uploads', 'photos', id);
}

/** Under its name a file is there whole or not at all, whoever writes it at the same time. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
