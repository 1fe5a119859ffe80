/** The school's own pictures as staff see them. */
import { fingerprint } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { findPrivatePicture } from '#server/privatePictures/privatePictures.ts';
import { pictureTickets } from '#server/privatePictures/tickets.ts';
import type { Output } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { type Framing, framingSchema } from '#shared/framing.ts';
import { localTextOf } from '#shared/localText.ts';
import type { SitePicture, sitePicturesApi } from '../contract/panel.ts';
import { pictureErrors } from '../errors.ts';
import { restorableMs } from '../rules.ts';
import * as store from './store.ts';

export async function listSitePictures(ctx: Context): Promise<Output<typeof sitePicturesApi.list>> {
  const pictures = await toPanel(ctx, await store.allPictures(ctx.db));
  return { pictures };
}

/** @throws picture_not_found */
export async function showSitePicture(ctx: Context, { id }: { id: string }): Promise<SitePicture> {
  const row = await store.findPicture(ctx.db, id);
  if (!row) throw new AppError(pictureErrors.picture_not_found);
  const [picture] = await toPanel(ctx, [row]);
  return picture!;
}

export function framingOf({ framing }: Pick<store.PictureRow, 'framing'>): Framing {
  return framingSchema.parse(JSON.parse(framing));
}

export function versionOf(row: store.PictureRow): string {
  const { alt, caption, translations, language, picture_id, film, deleted_at } = row;
  return fingerprint({
    ...{ alt, caption, translations, language, picture_id, film, deleted_at },
    framing: framingOf(row),
  });
}

async function toPanel(ctx: Context, rows: readonly store.PictureRow[]): Promise<SitePicture[]> {
  const ids = rows.flatMap(({ picture_id }) => picture_id ?? []);
  const tickets = await pictureTickets(ctx, ids);
  return Promise.all(
    rows.map(async (row) => {
      const ticket = tickets.get(row.picture_id ?? '');
      const size = ticket && (await findPrivatePicture(ctx, row.picture_id!));
      const { id, place, language, film, film_seconds, updated_at, deleted_at } = row;
      return {
        ...{ id, place, language, film_seconds, updated_at },
        alt: localTextOf(row, 'alt'),
        caption: localTextOf(row, 'caption'),
        framing: framingOf(row),
        photo: size ? { url: ticket.url, width: size.width, height: size.height } : null,
        has_film: film !== null,
        gone_at: deleted_at && new Date(Date.parse(deleted_at) + restorableMs).toISOString(),
        version: versionOf(row),
      };
    }),
  );
}
