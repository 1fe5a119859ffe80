/** The work on pixels: what strangers send is drawn anew, and cut and scaled from what is kept. */
import type { Sharp } from 'sharp';
import { AppError } from '#shared/errors.ts';
import { heightOf, type PictureFormat, type PictureShape } from '#shared/pictures.ts';
import { maxPictureBytes, pictureTypes } from '#shared/sentPictures.ts';

/** A picture of a few bytes may unfold to gigabytes. */
const maxPixels = 40_000_000;
/** Longest side of what is kept: more than any screen shows. */
const maxSide = 2560;
/** Drawing takes a second; a file that is made to take minutes is refused. */
const mostSeconds = 15;
const background = '#eadfcf';
/** Twice the effort would take twice the time, in which nobody else's picture is drawn. */
const keptWebp = { quality: 92, effort: 2 };

/**
 * A picture that somebody sent, as a data URL or its bytes, drawn anew as WebP: upright, without metadata, and without
 * a second file hidden in it.
 * @throws AppError invalid_input at `field` when it is no picture of an allowed kind, or too large
 */
export async function redrawn(picture: string | Buffer, field: string): Promise<Buffer> {
  const bytes =
    typeof picture === 'string' ? Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64') : picture;
  const webp = await oneAtATime(() => redraw(bytes));
  if (!webp) throw new AppError('invalid_input', { fields: { [field]: 'picture_5mb' } });
  return webp;
}

/** Pixels of a picture that is kept. */
export async function sizeOf(kept: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await (await open(kept)).metadata();
  return { width, height };
}

/** One size of a picture, in one format, filling its shape; what sticks out is cut off around what draws the eye. */
export function sized(
  kept: Buffer,
  { shape, width, format }: { shape: PictureShape; width: number; format: PictureFormat },
): Promise<Buffer> {
  return oneAtATime(async () => {
    const { strategy } = await loadSharp();
    const picture = (await open(kept))
      .autoOrient()
      .resize(width, heightOf(shape, width), { fit: 'cover', position: strategy.attention })
      .flatten({ background });
    return encode[format](picture).toBuffer();
  });
}

/** A part of a picture, given in shares of its width and height, as WebP. */
export function cut(
  kept: Buffer,
  part: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  return oneAtATime(async () => {
    const size = await sizeOf(kept);
    const [left, top] = [Math.floor(part.x * size.width), Math.floor(part.y * size.height)];
    const width = Math.min(Math.max(Math.round(part.width * size.width), 1), size.width - left);
    const height = Math.min(Math.max(Math.round(part.height * size.height), 1), size.height - top);
    const picture = await open(kept);
    return picture.extract({ left, top, width, height }).webp(keptWebp).toBuffer();
  });
}

/** The whole of a picture at that width, as WebP. */
export function narrowed(kept: Buffer, width: number): Promise<Buffer> {
  return oneAtATime(async () =>
    (await open(kept)).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer(),
  );
}

/** Leaves the other core free to answer, and holds one large picture in memory at most. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const promise = last.then(work);
  last = promise.catch(() => {});
  return promise;
}
let last: Promise<unknown> = Promise.resolve();

/** As strong as still looks right on skin; AVIF with four times the effort would save 5 % more. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};

/** Null for anything but a whole picture of an allowed kind and size. */
async function redraw(bytes: Buffer): Promise<Buffer | null> {
  if (bytes.length === 0 || bytes.length > maxPictureBytes) return null;
  const image = await open(bytes);
  try {
    const { mediaType } = await image.metadata();
    if (!pictureTypes.some((type) => type === mediaType)) return null;
    return await image
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp(keptWebp)
      .toBuffer();
  } catch {
    return null;
  }
}

async function open(bytes: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: mostSeconds });
}

/** Loaded with the first picture: a school that shows none saves its memory. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
