/** The work on pixels: strangers' pictures are redrawn, then cropped and scaled from the stored copy. */
import type { Sharp } from 'sharp';
import { AppError } from '#shared/errors.ts';
import { heightOf, type PictureFormat, type PictureShape } from '#shared/pictures.ts';
import { maxPictureBytes, photoBounds } from '#shared/sentPictures.ts';
import { redrawApart } from './apart.ts';
import { draw, type Library, loadLibrary, opened } from './drawing.ts';
import { type PictureProblem, type SentPicture, webpWithin } from './sent.ts';

/** Bytes of a stored photo, at most. */
export const mostKeptBytes = 1_500_000;
/** Longest side of a stored picture: more than any screen shows. */
const maxSide = 2560;
const background = '#eadfcf';

const problemCodes: Record<PictureProblem, string> = {
  kind: 'picture_kind',
  heic: 'picture_heic',
  large: 'picture_5mb',
  damaged: 'picture_damaged',
  shape: 'picture_shape',
  pixels: 'picture_pixels',
  work: 'picture_work',
};

/**
 * A picture that somebody sent, as a data URL or its bytes, redrawn as WebP: upright, without metadata, and without
 * a second file hidden in it.
 * @throws AppError invalid_input at `field` when it is no picture of an allowed kind, or too large, thin or costly;
 * pictures_wait
 */
export async function redrawn(picture: string | Buffer, field: string): Promise<Buffer> {
  const bounds = { bounds: photoBounds, inside: { width: maxSide, height: maxSide } };
  const sent = { bytes: bytesOf(picture), ...bounds, mostBytes: mostKeptBytes };
  return redrawnWithin(sent, { field, mostBytes: maxPictureBytes, codes: problemCodes });
}

interface Taking {
  field: string;
  /** Bound on the bytes sent. */
  mostBytes: number;
  codes: Record<PictureProblem, string>;
}

/** Likewise for a picture with bounds of its own. */
export async function redrawnWithin(sent: SentPicture, { field, mostBytes, codes }: Taking): Promise<Buffer> {
  const { length } = sent.bytes;
  const answer = length > mostBytes ? { problem: 'large' as const } : await redrawApart(sent);
  if ('webp' in answer) return answer.webp;
  throw new AppError('invalid_input', { fields: { [field]: codes[answer.problem] } });
}

export function bytesOf(picture: string | Buffer): Buffer {
  return typeof picture === 'string'
    ? Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64')
    : picture;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels of a picture that is kept. */
export async function sizeOf(kept: Buffer): Promise<Size> {
  return pixelsOf(await loadLibrary(), kept);
}

/** Reads the stored picture once its turn has come, so that waiting holds no memory; null where it is gone. */
type Reading = () => Promise<Buffer | null>;

/**
 * One size of a picture, in one format, of its shape; what sticks out is cut off around what draws the eye. A picture
 * that has fewer pixels is cut to the shape and not enlarged.
 */
export function sized(
  read: Reading,
  { shape, width, format }: { shape: PictureShape; width: number; format: PictureFormat },
): Promise<Buffer | null> {
  return drawFrom(read, async (sharp, kept) => {
    const wanted = { width, height: heightOf(shape, width) };
    const has = await pixelsOf(sharp, kept);
    const scale = Math.min(1, has.width / wanted.width, has.height / wanted.height);
    const part = { width: scaled(wanted.width, scale), height: scaled(wanted.height, scale) };
    const picture = opened(sharp, kept)
      .autoOrient()
      .resize({ ...part, fit: 'cover', position: sharp.strategy.attention })
      .flatten({ background });
    return encode[format](picture).toBuffer();
  });
}

/** A part of a picture, given in shares of its width and height, as WebP. */
export async function cut(
  kept: Buffer,
  part: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  return draw(async (sharp) => {
    const size = await pixelsOf(sharp, kept);
    const [left, top] = [Math.floor(part.x * size.width), Math.floor(part.y * size.height)];
    const width = Math.min(scaled(size.width, part.width), size.width - left);
    const height = Math.min(scaled(size.height, part.height), size.height - top);
    return webpWithin(sharp, opened(sharp, kept).extract({ left, top, width, height }), mostKeptBytes);
  });
}

/** The whole of a picture in that width, or less where it is tall, as WebP. */
export function narrowed(read: Reading, width: number): Promise<Buffer | null> {
  const box = { width, height: 4 * width };
  return drawFrom(read, (sharp, kept) =>
    opened(sharp, kept)
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer(),
  );
}

function drawFrom(
  read: Reading,
  work: (sharp: Library, kept: Buffer) => Promise<Buffer>,
): Promise<Buffer | null> {
  return draw(async (sharp) => {
    const kept = await read();
    return kept && work(sharp, kept);
  });
}

/** Upright, as it will be drawn. */
async function pixelsOf(sharp: Library, kept: Buffer): Promise<Size> {
  const { autoOrient } = await opened(sharp, kept).metadata();
  return autoOrient;
}

function scaled(length: number, scale: number): number {
  return Math.max(1, Math.round(length * scale));
}

/** As strong as still looks right on skin; AVIF with four times the effort would save 5 % more. */
const encode: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
};
