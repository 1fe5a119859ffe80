/** Pictures beside reviews. The whole of one is private; its public part is there while the page shows the review. */
import type { Context, TxContext } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import {
  claimPrivatePicture,
  expirePrivatePicture,
  findPrivatePicture,
  keepPrivatePicture,
} from '#server/privatePictures/privatePictures.ts';
import { pictureTickets } from '#server/privatePictures/tickets.ts';
import { hour } from '#shared/dates.ts';
import { type Framing, noFraming } from '#shared/framing.ts';
import type { PanelReview } from '../listing.ts';
import { framingOf, removeFace, showFace } from './faces.jobs.ts';
import * as store from './store.ts';

interface FaceInput {
  /** A data URL; null for none. */
  picture?: string | null | undefined;
  pictureFraming?: Framing | undefined;
}

type Shown = Pick<store.ReviewRow, 'id' | 'picture_id' | 'state' | 'deleted_at'>;

/** A form waits for its transaction no longer. */
const keptForMs = 1 * hour;

/**
 * Columns of a picture that was sent, or of the present one framed anew. Outside a transaction; `takeFace` belongs to the
 * one that writes them. @throws AppError invalid_input at `picture` when it is no picture of an allowed kind
 */
export async function faceColumns(
  ctx: Context,
  { picture, pictureFraming }: FaceInput,
): Promise<Partial<Pick<store.ReviewRow, 'picture_id' | 'picture_framing'>>> {
  if (picture === null) return { picture_id: null, picture_framing: '{}' };
  if (picture === undefined) return pictureFraming ? { picture_framing: JSON.stringify(pictureFraming) } : {};
  const { id } = await keepPrivatePicture(ctx, picture, { field: 'picture', keptForMs });
  return { picture_id: id, picture_framing: JSON.stringify(pictureFraming ?? noFraming) };
}

/** Replaces the whole of the picture, as part of the transaction that writes these columns. */
export async function takeFace(
  ctx: TxContext,
  former: string | null,
  { picture_id: next }: Pick<store.ReviewChange, 'picture_id'>,
): Promise<void> {
  if (next === undefined) return;
  if (next) await claimPrivatePicture(ctx, next, 'picture');
  if (former) await expirePrivatePicture(ctx, former);
}

/**
 * Lets the public picture follow a change of the review, in its transaction: taken back at once, or made within
 * moments of the commit. @returns further columns to write
 */
export async function followFace(
  ctx: TxContext,
  before: store.ReviewRow,
  after: store.ReviewRow,
): Promise<Pick<store.ReviewChange, 'face_file'>> {
  const isSame = after.picture_id === before.picture_id && after.picture_framing === before.picture_framing;
  if (isSame && before.face_file && store.isShown(after)) return {};
  await queueShowing(ctx, after);
  if (!before.face_file) return {};
  await queue(ctx, removeFace, { file: before.face_file });
  return { face_file: null };
}

export async function queueShowing(ctx: TxContext, row: Shown): Promise<void> {
  if (row.picture_id && store.isShown(row)) await queue(ctx, showFace, { id: row.id });
}

/** Lets go of the picture of a review that is deleted for good. */
export async function eraseFace(
  ctx: TxContext,
  { picture_id, face_file }: Pick<store.ReviewRow, 'picture_id' | 'face_file'>,
): Promise<void> {
  if (picture_id) await expirePrivatePicture(ctx, picture_id);
  if (face_file) await queue(ctx, removeFace, { file: face_file });
}

/** The picture of each review that has one; the whole of it for a minute, where it is asked for. */
export async function panelFaces(
  ctx: Context,
  rows: readonly store.ReviewRow[],
): Promise<Map<string, PanelReview['picture']>> {
  const pictured = rows.filter(({ picture_id }) => picture_id !== null);
  const tickets = await pictureTickets(
    ctx,
    pictured.map(({ picture_id }) => picture_id!),
  );
  const faces = new Map<string, PanelReview['picture']>();
  for (const row of pictured) {
    const ticket = tickets.get(row.picture_id!);
    const size = ticket && (await findPrivatePicture(ctx, row.picture_id!));
    const photo = size ? { url: ticket.url, width: size.width, height: size.height } : null;
    faces.set(row.id, { framing: framingOf(row), photo });
  }
  return faces;
}
