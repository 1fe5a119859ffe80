/** Public pictures cut from a private one by its framing: the whole original stays, to be re-framed. */
import { type Framing, shownPart } from '#shared/framing.ts';
import type { PictureShape } from '#shared/pictures.ts';
import type { Context } from './context.ts';
import { keepOriginal } from './pictures.ts';
import { findPrivatePicture, readPrivatePicture } from './privatePictures/privatePictures.ts';
import { cut } from './redrawing/redrawing.ts';

/**
 * Makes the part that pages show. Outside a transaction; the row that is about to show it names it there.
 * @returns its file, for `pictureAddress`; null when there is no picture (any more)
 */
export async function makeFramed(
  ctx: Context,
  shape: PictureShape,
  { pictureId, framing }: { pictureId: string | null; framing: Framing },
): Promise<string | null> {
  if (pictureId === null) return null;
  const bytes = await readPrivatePicture(ctx, pictureId);
  const size = await findPrivatePicture(ctx, pictureId);
  if (!bytes || !size) return null;
  const part = shownPart({ shape, size }, framing);
  return keepOriginal(ctx, shape, part ? await cut(bytes, part) : bytes);
}
