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

/** Faults of a picture: its kind, its sides, its pixels, the work that it makes. */
export type PictureProblem = 'kind' | 'shape' | 'pixels' | 'work';
export type Redrawn = { webp: Buffer } | { problem: PictureProblem };

/** Twice the effort would take twice the time, while other pictures wait. */
export const keptWebp = { quality: 92, effort: 2 };
/** Looks the same on a screen; below it, fewer pixels look better than less of each. */
const lowestQuality = 80;

/** As WebP: upright, without metadata, and without a second file hidden in it. */
export async function redraw({ bytes, bounds, inside, mostBytes }: SentPicture): Promise<Redrawn> {
  const sharp = await loadLibrary();
  try {
    const { mediaType, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!pictureTypes.some((type) => type === mediaType)) return { problem: 'kind' };
    const problem = beyond(bounds, autoOrient);
    if (problem) return { problem };
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...inside, fit: 'inside', withoutEnlargement: true });
    return { webp: await webpWithin(sharp, picture, mostBytes) };
  } catch {
    return { problem: 'kind' };
  }
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
