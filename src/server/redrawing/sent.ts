/** Redraws what somebody sent: runs in the process of `program.ts`, and knows nothing of a school. */
import type { Sharp } from 'sharp';
import { isWithin, mostPixels, type PictureBounds, pictureTypes } from '#shared/sentPictures.ts';
import { type Library, loadLibrary } from './drawing.ts';

export interface SentPicture {
  bytes: Buffer;
  /** As its header says: anything beyond is not decoded. */
  bounds: PictureBounds;
  /** Pixels that it is made to fit in, never enlarged. */
  inside: { width: number; height: number };
  mostBytes: number;
}

/** Faults of a picture: its kind, its bytes, their damage, its sides, its pixels, the work that it makes. */
export type PictureProblem = 'kind' | 'heic' | 'large' | 'damaged' | 'shape' | 'pixels' | 'work';
export type Redrawn = { webp: Buffer } | { problem: PictureProblem };

/** Twice the effort would take twice the time, while other pictures wait. */
export const keptWebp = { quality: 92, effort: 2 };
/** Share of its rows that a picture may have lost at its end. */
const mostLost = 0.1;
/** Looks the same on a screen; below it, fewer pixels look better than less of each. */
const lowestQuality = 80;

/** As WebP: upright, without metadata, and without a second file hidden in it. */
export async function redraw({ bytes, bounds, inside, mostBytes }: SentPicture): Promise<Redrawn> {
  const sharp = await loadLibrary();
  try {
    const { mediaType, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!pictureTypes.some((type) => type === mediaType)) return { problem: otherKind(bytes) };
    const problem = beyond(bounds, autoOrient);
    if (problem) return { problem };
  } catch {
    return { problem: isOfKnownKind(bytes) ? 'damaged' : otherKind(bytes) };
  }
  const size = { ...inside, fit: 'inside', withoutEnlargement: true } as const;
  const shown = (failOn: 'error' | 'none') =>
    webpWithin(sharp, opened(sharp, bytes, failOn).autoOrient().resize(size), mostBytes);
  try {
    return { webp: await shown('error') };
  } catch {
    return (await isNearlyWhole(sharp, bytes)) ? { webp: await shown('none') } : { problem: 'damaged' };
  }
}

function opened(sharp: Library, bytes: Buffer, failOn: 'warning' | 'error' | 'none'): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn });
}

/**
 * Cards and messengers lose the end of a file: often the mark of the end alone, or some rows, for which the decoder puts
 * one even colour.
 */
async function isNearlyWhole(sharp: Library, bytes: Buffer): Promise<boolean> {
  try {
    const ended = Buffer.concat([bytes, Buffer.from([0xff, 0xd9])]);
    if (await canBeRead(opened(sharp, ended, 'warning'))) return true;
    const small = opened(sharp, bytes, 'none').greyscale().resize({ width: 64, height: 512, fit: 'fill' });
    const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
    const isEven = (row: number) => {
      const pixels = data.subarray(row * info.width, (row + 1) * info.width);
      return Math.max(...pixels) - Math.min(...pixels) <= 1;
    };
    let whole = info.height;
    while (whole > 0 && isEven(whole - 1)) whole -= 1;
    return whole > 0 && whole >= info.height * (1 - mostLost);
  } catch {
    return false;
  }
}

function canBeRead(picture: Sharp): Promise<boolean> {
  return picture.stats().then(
    () => true,
    () => false,
  );
}

/** By its first bytes: an iPhone's photo is a kind of its own, about which there is something to say. */
function otherKind(bytes: Buffer): 'heic' | 'kind' {
  const brands = bytes.toString('latin1', 4, 40);
  return brands.startsWith('ftyp') && /hei[cxms]|hev[cx]/.test(brands) ? 'heic' : 'kind';
}

function isOfKnownKind(bytes: Buffer): boolean {
  return /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavif)/s.test(bytes.toString('latin1', 0, 12));
}

/** Decoded once, and written again until it fits: with less quality, then with fewer pixels. */
export async function webpWithin(sharp: Library, picture: Sharp, mostBytes: number): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  let { quality } = keptWebp;
  for (let { width } = info; ; ) {
    const webp = await sharp(data, { raw })
      .resize({ width })
      .webp({ ...keptWebp, quality })
      .toBuffer();
    if (webp.length <= mostBytes || width === 1) return webp;
    if (quality > lowestQuality) quality = lowestQuality;
    else width = Math.ceil(width * Math.min(0.9, Math.sqrt(mostBytes / webp.length)));
  }
}

function beyond(bounds: PictureBounds, { width, height }: { width: number; height: number }) {
  if (!isWithin(bounds, { width, height })) return 'shape';
  return width * height > mostPixels ? 'pixels' : null;
}
