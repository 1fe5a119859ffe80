/** The one door to the library of pixels in this process. */
import type SharpLibrary from 'sharp';
import type { Sharp } from 'sharp';
import { mostPixels } from '#shared/sentPictures.ts';
import { makeLine } from '../apart/line.ts';

export type Library = typeof SharpLibrary;

/** Requests further back in the queue get "try again later". */
const mostWaiting = 500;
/** Drawing takes a second; the library ends at the next row of pixels what takes longer. */
const mostSeconds = 15;

/** Draws in turn, with the library. @throws AppError pictures_wait when too many wait */
export function draw<T>(work: (sharp: Library) => Promise<T>): Promise<T> {
  return inTurn(async () => work(await loadLibrary()));
}

/** One at a time. @throws AppError pictures_wait when too many wait */
export const inTurn = makeLine(mostWaiting, 'pictures_wait');

/** Opens a picture of our own. @throws for a file that is none */
export function opened(sharp: Library, bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: mostSeconds });
}

/** Loaded with the first picture: a school that shows none saves its memory. */
export async function loadLibrary(): Promise<Library> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
