/** The course as buyers see it: its framed cover and its trailer. */
import { type Clip, clipOf } from '#features/records/uploads/server/clips.ts';
import { claimUpload, releaseUpload } from '#features/records/uploads/server/uploads.ts';
import type { Context, TxContext } from '#server/context.ts';
import { makeFramed } from '#server/framedPictures.ts';
import {
  claimPrivatePicture,
  expirePrivatePicture,
  findPrivatePicture,
  keepPrivatePicture,
} from '#server/privatePictures/privatePictures.ts';
import { pictureTickets } from '#server/privatePictures/tickets.ts';
import { hour } from '#shared/dates.ts';
import { type Framing, framingSchema, noFraming } from '#shared/framing.ts';
import { wide } from '#shared/pictures.ts';
import type { PanelCourse } from '../contract/panel.ts';
import { type CourseChange, type CourseRow, countPlaying, courseById } from './store.ts';

interface CoverInput {
  /** A data URL; null for none. */
  cover?: string | null | undefined;
  cover_framing?: Framing | undefined;
}

/** A form waits for its transaction no longer. */
const keptForMs = 1 * hour;

export function framingOf({ cover_framing }: Pick<CourseRow, 'cover_framing'>): Framing {
  return framingSchema.parse(JSON.parse(cover_framing));
}

/**
 * Columns of the cover that was sent, or of the present one re-framed. Outside a transaction; `takeCover` belongs to
 * the one that writes them. @throws AppError invalid_input at `cover` when it is no picture of an allowed kind
 */
export async function coverColumns(
  ctx: Context,
  { cover, cover_framing: given }: CoverInput,
  row: CourseRow | null = null,
): Promise<CourseChange> {
  if (cover === null) return { cover_file: null, cover_picture_id: null, cover_framing: '{}' };
  const framing = given ?? (cover || !row ? noFraming : framingOf(row));
  const columns = { cover_framing: JSON.stringify(framing) };
  if (cover) {
    const { id } = await keepPrivatePicture(ctx, cover, { field: 'cover', keptForMs });
    const cover_file = await makeFramed(ctx, wide, { pictureId: id, framing });
    return { ...columns, cover_file, cover_picture_id: id };
  }
  // A cover from before there were framings has no whole to be framed of.
  if (!given || !row?.cover_picture_id) return {};
  const cover_file = await makeFramed(ctx, wide, { pictureId: row.cover_picture_id, framing });
  return { ...columns, ...(cover_file && { cover_file }) };
}

/** Replaces the whole of the cover, as part of the transaction that writes these columns. */
export async function takeCover(
  ctx: TxContext,
  former: string | null,
  { cover_picture_id: next }: CourseChange,
): Promise<void> {
  if (next === undefined) return;
  if (next) await claimPrivatePicture(ctx, next, 'cover');
  if (former) await expirePrivatePicture(ctx, former);
}

/** Nothing where the trailer stays. @throws not_found, invalid_input when it is not the caller's finished trailer */
export async function trailerColumns(
  ctx: TxContext,
  id: string | null | undefined,
): Promise<Pick<CourseChange, 'trailer_file'>> {
  if (id === undefined) return {};
  return { trailer_file: id === null ? null : (await claimUpload(ctx, id, 'trailer')).file };
}

/** Lets the film go, unless a copy of the course shows it as well. Call once this course does not name it. */
export async function releaseTrailer(ctx: TxContext, file: string | null): Promise<void> {
  if (file !== null && (await countPlaying(ctx.db, file)) === 0) await releaseUpload(ctx, file);
}

/** The film that the course shows to everybody; null for a course that is not in the catalogue. */
export async function trailerOf(ctx: Context, id: string): Promise<Clip | null> {
  const course = await courseById(ctx.db, id);
  return course?.is_active === 1 ? clipOf(ctx, course.trailer_file) : null;
}

/** The whole cover of each course that has one, for a minute. */
export async function coverPhotos(
  ctx: Context,
  rows: readonly CourseRow[],
): Promise<Map<string, PanelCourse['cover_photo']>> {
  const tickets = await pictureTickets(
    ctx,
    rows.flatMap(({ cover_picture_id: id }) => id ?? []),
  );
  const photos = new Map<string, PanelCourse['cover_photo']>();
  for (const { id, cover_picture_id: pictureId } of rows) {
    const ticket = tickets.get(pictureId ?? '');
    const size = ticket && (await findPrivatePicture(ctx, pictureId!));
    if (size) photos.set(id, { url: ticket.url, width: size.width, height: size.height });
  }
  return photos;
}
