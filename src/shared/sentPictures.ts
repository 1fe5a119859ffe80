/** Pictures that people send: how large, of what kinds, and how often. */
import { hour } from './dates.ts';
import type { Limit } from './limits.ts';

export const maxPictureBytes = 5 * 1024 * 1024;
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'] as const;

/** A picture of a few bytes may unfold to gigabytes. */
export const mostPixels = 40_000_000;

/** Pictures that are looked at, by the sides of what is sent; upright, whatever the camera wrote. */
export interface PictureBounds {
  /** Pixels of the shorter side. */
  shortestSide: number;
  /** Width by height of the broadest, height by width of the tallest. */
  mostAcross: number;
  mostUpright: number;
}
export const photoBounds: PictureBounds = { shortestSide: 64, mostAcross: 8, mostUpright: 8 };

export function isWithin(
  { shortestSide, mostAcross, mostUpright }: PictureBounds,
  { width, height }: { width: number; height: number },
): boolean {
  const isThin = width > height * mostAcross || height > width * mostUpright;
  return !isThin && Math.min(width, height) >= shortestSide;
}

/** Length of a picture of that size as a data URL. */
export const maxPictureUrl = Math.ceil((maxPictureBytes * 4) / 3) + 100;

/** Size of a form's texts beside its picture. */
export const maxFormBytes = 256 * 1024;
/** Longest body of a call that takes one picture as a data URL beside its texts. */
export const maxPictureBody = maxPictureUrl + maxFormBytes;

/** How often pictures may be sent, by whatever call takes them: room for a form that is sent six at a time. */
export const pictureLimits = [
  { name: 'pictures', by: 'person', times: 60, perMs: hour, atOnce: 24 },
  { name: 'pictures of everybody', by: 'everybody', times: 3000, perMs: hour, atOnce: 600 },
] satisfies Limit[];
