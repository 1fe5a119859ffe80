/** Pictures of the demo school's page: drawings of our own, where a school has photos that it sent. */
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { makeFramed } from '#server/framedPictures.ts';
import {
  claimPrivatePicture,
  expirePrivatePicture,
  isOwnDrawing,
  keepOwnDrawing,
} from '#server/privatePictures/privatePictures.ts';
import { newId } from '#server/tokens.ts';
import { hour } from '#shared/dates.ts';
import { noFraming, type Point } from '#shared/framing.ts';
import type { Language, LocalText } from '#shared/i18n.ts';
import { translatedColumns } from '#shared/localText.ts';
import { upright } from '#shared/pictures.ts';
import type { Place } from '../rules.ts';
import { queueSettling } from './jobs.ts';
import * as store from './store.ts';

interface DemoPicture {
  place: Place;
  alt: LocalText;
  caption: LocalText;
  /** Null: for everybody. */
  language: Language | null;
  focus: Point | null;
}

export interface KeptPicture extends DemoPicture {
  pictureId: string;
  file: string | null;
}

/** Outside a transaction, as the files of a picture that staff send. Pages show all of it, redrawn in every size. */
export async function keepDemoPicture(
  ctx: Context,
  drawing: Buffer,
  picture: DemoPicture,
): Promise<KeptPicture> {
  const { id: pictureId } = await keepOwnDrawing(ctx, drawing, 1 * hour);
  return { ...picture, pictureId, file: await makeFramed(ctx, upright, { pictureId, framing: noFraming }) };
}

/** Where its place has room. */
export async function addDemoPicture(ctx: TxContext, picture: KeptPicture): Promise<void> {
  const { place, alt, caption, language, focus, pictureId, file } = picture;
  const there = await store.picturesAt(ctx.db, place);
  if (place !== 'proof' && there.length > 0) return;
  await beginChange(ctx);
  await claimPrivatePicture(ctx, pictureId, 'picture');
  const now = ctx.app.now().toISOString();
  await store.insertPicture(ctx.db, {
    ...{ id: newId(), place, position: (there.at(-1)?.position ?? 0) + 1, file, picture_id: pictureId },
    ...translatedColumns({ alt, caption }),
    language,
    ...{ framing: JSON.stringify({ crop: null, focus }), film: null, film_seconds: null },
    ...{ created_at: now, updated_at: now },
  });
  await queueSettling(ctx, file);
}

/** Removes those that are made of our drawings; what staff sent instead stays. */
export async function removeDemoPictures(ctx: TxContext): Promise<void> {
  for (const { id, picture_id, file } of await store.allPictures(ctx.db)) {
    if (picture_id === null || !(await isOwnDrawing(ctx, picture_id))) continue;
    await store.deletePicture(ctx.db, id);
    await expirePrivatePicture(ctx, picture_id);
    await queueSettling(ctx, file);
  }
}
