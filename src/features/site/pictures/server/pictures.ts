/** The school's own pictures, as everybody sees them. */
import { type Clip, clipOf } from '#features/records/uploads/server/clips.ts';
import type { Context } from '#server/context.ts';
import { focusWithin, framingSchema } from '#shared/framing.ts';
import type { Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import type { ShownPicture, ShownPictures } from '../contract/pictures.ts';
import { filmPath, isFor } from '../rules.ts';
import * as store from './store.ts';

/** In the caller's language; proofs for readers of another one are left out. */
export async function showPictures(ctx: Context): Promise<ShownPictures> {
  const { language } = ctx.actor;
  const rows = (await store.shownPictures(ctx.db)).filter((row) => isFor(language, row));
  const at = (place: store.PictureRow['place']) =>
    rows.filter((row) => row.place === place).map((row) => toShown(row, language));
  return { hero: at('hero')[0] ?? null, founder: at('founder')[0] ?? null, proofs: at('proof') };
}

/** The film behind a picture that the page shows; null for any other. */
export async function filmOf(ctx: Context, id: string): Promise<Clip | null> {
  const row = await store.findPicture(ctx.db, id);
  return row && row.deleted_at === null && row.file !== null ? clipOf(ctx, row.film) : null;
}

function toShown(row: store.PictureRow, language: Language): ShownPicture {
  const { crop, focus } = framingSchema.parse(JSON.parse(row.framing));
  return {
    id: row.id,
    file: row.file!,
    alt: textIn(row, 'alt', language),
    caption: textIn(row, 'caption', language),
    focus: focusWithin(crop, focus),
    film: row.film && filmPath(row.id),
    film_seconds: row.film_seconds,
  };
}
