/** Qualities of a photo, measured on its pixels. */
import type { Sharp } from 'sharp';
import { draw, type Library, opened } from '#server/redrawing/drawing.ts';
import { photoBounds } from '#shared/sentPictures.ts';
import type { PhotoMeasures } from '../rules/photo.ts';

/** Pixels across: in what size a picture came decides its resolution, and nothing else. */
const width = 512;
/** Shape of what is checked as the subject. */
const subject = { width: 256, height: 256 };
/** Grey levels: below the first nothing can be seen, above the second it is burnt out. */
const seen = [16, 250] as const;

/** Measures an upright picture, as it is kept. It is decoded once. @throws where the bytes are no picture, or a thin one */
export function measurePhoto(bytes: Buffer): Promise<PhotoMeasures> {
  return draw((sharp) => measure(sharp, bytes));
}

async function measure(sharp: Library, bytes: Buffer): Promise<PhotoMeasures> {
  const picture = opened(sharp, bytes);
  const size = await picture.metadata();
  if (isThin(size)) throw new Error('a shape that is taken no more');
  const { data, info } = await picture
    .resize({ width })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return {
    resolution: Math.min(size.width, size.height),
    sharpness: await sharpnessOf(small()),
    exposure: await exposureOf(small()),
    framing: framingOf(size, await focusOf(sharp, small())),
  };
}

/** Sides are rounded, so that what was just within the bounds may be beyond them. */
function isThin({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) > 2 * photoBounds.mostUpright * Math.min(width, height);
}

/** Variance of the Laplacian (Pech-Pacheco et al., 2000). */
async function sharpnessOf(picture: Sharp): Promise<number> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < info.height - 1; y++)
    for (let x = 1; x < info.width - 1; x++) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      count += 1;
      sum += edge;
      squares += edge * edge;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

/** Share of the subject's pixels that can be seen, less where the subject as a whole is dark or pale. */
async function exposureOf(picture: Sharp): Promise<number> {
  const { data, info } = await attentive(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  let [visible, sum, count] = [0, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const level = data[at]!;
    if (level >= seen[0] && level <= seen[1]) visible += 1;
    sum += level;
    count += 1;
  }
  const tooFar = Math.max(0, Math.abs(sum / count - 130) - 70) / 60;
  return Math.max(0, (visible / count) * (1 - Math.min(1, tooFar)));
}

/** 0 to 1, from the left and from the top. */
interface Point {
  x: number;
  y: number;
}

/** The point that draws the eye: skin, saturation, edges. In pixels of the picture before the crop. */
async function focusOf(sharp: Library, picture: Sharp): Promise<Point> {
  const outside = await picture
    .resize({ ...subject, fit: 'outside' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { info } = await attentive(sharp(outside.data)).toBuffer({ resolveWithObject: true });
  return {
    x: Math.min(1, (info.attentionX ?? 0) / outside.info.width),
    y: Math.min(1, (info.attentionY ?? 0) / outside.info.height),
  };
}

function attentive(picture: Sharp): Sharp {
  return picture.resize({ ...subject, fit: 'cover', position: 'attention' });
}

/** Six tenths for an upright shape, four for a subject in the middle, above half the height. */
function framingOf({ width: across, height: down }: { width: number; height: number }, focus: Point): number {
  const shape = Math.max(0.2, between(across / down, [0.4, 0.6, 0.85, 1.5]));
  const place = Math.min(between(focus.x, [0, 0.3, 0.7, 1]), between(focus.y, [0, 0.12, 0.6, 1]));
  return 0.6 * shape + 0.4 * place;
}

/** 1 between the two inner bounds, falling to 0 at the outer ones. */
function between(value: number, [from, low, high, to]: readonly [number, number, number, number]): number {
  if (value < low) return Math.max(0, (value - from) / (low - from));
  if (value > high) return Math.max(0, (to - value) / (to - high));
  return 1;
}
