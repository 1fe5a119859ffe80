/** Reviews of the demo school. */
import type { Context, TxContext } from '#server/context.ts';
import { makeFramed } from '#server/framedPictures.ts';
import { claimPrivatePicture, keepOwnDrawing } from '#server/privatePictures/privatePictures.ts';
import { hour } from '#shared/dates.ts';
import { noFraming } from '#shared/framing.ts';
import { face } from '#shared/pictures.ts';
import { createReview, type NewReview } from './reviews.ts';
import * as store from './store.ts';

/** False once there is any review. */
export async function isUntouched({ db }: Context): Promise<boolean> {
  return !(await store.anyReview(db));
}

export type KeptFace = Required<NonNullable<NewReview['picture']>>;

/** Keeps a drawing of ours for a review. Outside a transaction. */
export async function keepDemoFace(ctx: Context, drawing: Buffer): Promise<KeptFace> {
  const { id } = await keepOwnDrawing(ctx, drawing, 1 * hour);
  const file = await makeFramed(ctx, face, { pictureId: id, framing: noFraming });
  return { picture_id: id, picture_framing: JSON.stringify(noFraming), face_file: file };
}

export async function addDemoReview(
  ctx: TxContext,
  review: Omit<NewReview, 'author' | 'month' | 'state' | 'isDemo' | 'picture_alt'> & Partial<NewReview>,
): Promise<void> {
  if (review.picture?.picture_id) await claimPrivatePicture(ctx, review.picture.picture_id, 'picture');
  const usual = { author: 'staff', month: null, state: 'published', picture_alt: { ru: '' } } as const;
  await createReview(ctx, { ...usual, ...review, isDemo: true });
}
