/** A model's photo: kept privately, and cut to a portrait at public addresses while the model is in the gallery. */
import type { Context, TxContext } from '#server/context.ts';
import { makeFramed } from '#server/framedPictures.ts';
import {
  claimPrivatePicture,
  expirePrivatePicture,
  keepPrivatePicture,
  readPrivatePicture,
} from '#server/privatePictures/privatePictures.ts';
import { hour } from '#shared/dates.ts';
import { type Framing, framingSchema } from '#shared/framing.ts';
import { portrait } from '#shared/pictures.ts';
import type { ModelRow } from './store.ts';

/** A form waits for its transaction no longer. */
const keptForMs = 1 * hour;

/** Keeps what a form sent; null for nothing. @throws AppError invalid_input at `field` when it is no picture */
export async function keepPhoto(ctx: Context, photo: string, field = 'photo'): Promise<string | null> {
  if (!photo.startsWith('data:')) return null;
  return (await keepPrivatePicture(ctx, photo, { field, keptForMs })).id;
}

/** A copy of a private picture of another feature's, which may end before the model's. Null when it has ended. */
export async function copyPhoto(ctx: Context, pictureId: string): Promise<string | null> {
  const bytes = await readPrivatePicture(ctx, pictureId);
  return bytes && (await keepPrivatePicture(ctx, bytes, { field: 'photo', keptForMs })).id;
}

/**
 * Makes the portrait that the gallery shows. Outside a transaction; publishing the model names it there, and settles it
 * afterwards. @returns its id; null when there is no photo
 */
export async function makePortrait(
  ctx: Context,
  { picture_id, framing }: Pick<ModelRow, 'picture_id' | 'framing'>,
): Promise<string | null> {
  const file = await makeFramed(ctx, portrait, { pictureId: picture_id, framing: framingOf({ framing }) });
  return file?.slice(portrait.folder.length + 1) ?? null;
}

/** Replaces the photo as part of a transaction: the former one ends. */
export async function takePhoto(ctx: TxContext, former: string | null, next: string | null): Promise<void> {
  if (next) await claimPrivatePicture(ctx, next);
  if (former) await expirePrivatePicture(ctx, former);
}

export function framingOf({ framing }: Pick<ModelRow, 'framing'>): Framing {
  return framingSchema.parse(JSON.parse(framing));
}
