/** Staff show, change and order the school's own pictures. Each is one transaction with its audit entry. */
import { claimUpload, releaseUpload } from '#features/records/uploads/server/uploads.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { makeFramed } from '#server/framedPictures.ts';
import {
  claimPrivatePicture,
  expirePrivatePicture,
  keepPrivatePicture,
} from '#server/privatePictures/privatePictures.ts';
import { newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { hour } from '#shared/dates.ts';
import { AppError } from '#shared/errors.ts';
import { translatedColumns } from '#shared/localText.ts';
import { upright } from '#shared/pictures.ts';
import type { SitePicture, sitePicturesApi } from '../contract/panel.ts';
import { pictureErrors } from '../errors.ts';
import { hasRoomFor, mayHaveFilm, mayHaveLanguage, type Place } from '../rules.ts';
import { queueSettling, settlePicture } from './jobs.ts';
import { pictureAction, pictureChange } from './pictureAudit.ts';
import { showSitePicture, versionOf } from './picturesForStaff.ts';
import * as store from './store.ts';

type In<K extends keyof typeof sitePicturesApi> = ParsedInput<(typeof sitePicturesApi)[K]>;

/** A form waits for its transaction no longer. */
const keptForMs = 1 * hour;

/**
 * @throws conflict where the place has a picture already, picture_too_many, invalid_input for what is no picture, no
 * film of the caller's, or for one language where everybody sees it
 */
export async function addPicture(ctx: Context, input: In<'add'>): Promise<SitePicture> {
  const { place, crop, focus } = input;
  const readers = readerColumns(place, input);
  const kept = await keepPrivatePicture(ctx, input.picture, { field: 'picture', keptForMs });
  const file = await makeFramed(ctx, upright, { pictureId: kept.id, framing: { crop, focus } });
  const id = newId();
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const position = await freePlace(ctx, input);
    await claimPrivatePicture(ctx, kept.id, 'picture');
    const now = ctx.app.now().toISOString();
    await store.insertPicture(ctx.db, {
      ...{ id, place, position, file },
      picture_id: kept.id,
      ...wordColumns(input),
      ...readers,
      ...(await filmColumns(ctx, place, input)),
      created_at: now,
      updated_at: now,
    });
    await queueSettling(ctx, file);
    await pictureAction(ctx, { id, place, alt: input.alt.ru }, 'site_picture.added');
  });
  if (file) await settlePicture(ctx, file);
  return showSitePicture(ctx, { id });
}

/** @throws picture_not_found, conflict, invalid_input as for a new one */
export async function savePicture(ctx: Context, input: In<'save'>): Promise<SitePicture> {
  const { id, crop, focus, picture } = input;
  const before = await store.findPicture(ctx.db, id);
  if (!before || before.deleted_at !== null) throw new AppError(pictureErrors.picture_not_found);
  const readers = readerColumns(before.place, input);
  const kept = picture && (await keepPrivatePicture(ctx, picture, { field: 'picture', keptForMs }));
  const pictureId = kept ? kept.id : before.picture_id;
  // Made before the transaction, of the state that it is going to write.
  const file = await makeFramed(ctx, upright, { pictureId, framing: { crop, focus } });
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id);
    if (versionOf(row) !== input.version) throw new AppError('conflict');
    if (kept) {
      await claimPrivatePicture(ctx, kept.id, 'picture');
      if (row.picture_id) await expirePrivatePicture(ctx, row.picture_id);
    }
    const film = await filmColumns(ctx, row.place, input);
    await checkRoom(ctx, row, input);
    const change = { ...wordColumns(input), ...readers, ...film, picture_id: pictureId, file };
    await pictureChange(ctx, row, { change });
    if (row.film && film.film !== undefined) await releaseUpload(ctx, row.film);
    for (const each of new Set([row.file, file])) await queueSettling(ctx, each);
  });
  for (const each of new Set([before.file, file])) if (each) await settlePicture(ctx, each);
  return showSitePicture(ctx, { id });
}

/** @throws picture_not_found for either */
export async function movePicture(ctx: Context, { id, beside, side }: In<'move'>): Promise<SitePicture> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id);
    const others = (await store.picturesAt(ctx.db, row.place)).filter((each) => each.id !== id);
    const neighbour = others.findIndex((each) => each.id === beside);
    if (neighbour === -1) throw new AppError(pictureErrors.picture_not_found);
    const at = side === 'before' ? neighbour : neighbour + 1;
    for (const [index, each] of others.toSpliced(at, 0, row).entries())
      if (each.id !== id && each.position !== index + 1)
        await store.changePicture(ctx.db, each.id, { position: index + 1 });
    await pictureChange(ctx, row, { change: { position: at + 1 }, action: 'site_picture.moved' });
  });
  return showSitePicture(ctx, { id });
}

/** Where a further picture would stand. @throws conflict, picture_too_many */
export async function freePlace(
  ctx: TxContext,
  { place, language }: Pick<store.PictureRow, 'place' | 'language'>,
): Promise<number> {
  const there = await store.picturesAt(ctx.db, place);
  if (place !== 'proof' && there.length > 0) throw new AppError('conflict');
  if (!hasRoomFor(language, there)) throw new AppError(pictureErrors.picture_too_many);
  return (there.at(-1)?.position ?? 0) + 1;
}

/** Held until the transaction ends. @throws picture_not_found also for a removed one */
export async function existing(ctx: TxContext, id: string): Promise<store.PictureRow> {
  const row = await store.holdPicture(ctx.db, id);
  if (!row || row.deleted_at !== null) throw new AppError(pictureErrors.picture_not_found);
  return row;
}

function wordColumns({ alt, caption, crop, focus }: In<'save'> | In<'add'>) {
  return { ...translatedColumns({ alt, caption }), framing: JSON.stringify({ crop, focus }) };
}

/** @throws invalid_input for one language where everybody sees the picture */
function readerColumns(
  place: Place,
  { language }: Pick<In<'save'>, 'language'>,
): Pick<store.PictureRow, 'language'> {
  if (language !== null && !mayHaveLanguage(place))
    throw new AppError('invalid_input', { fields: { language: 'invalid' } });
  return { language };
}

/** @throws invalid_input where other readers are about to see the picture, and see as many as the page shows */
async function checkRoom(
  ctx: TxContext,
  row: store.PictureRow,
  { language }: Pick<In<'save'>, 'language'>,
): Promise<void> {
  if (language === row.language) return;
  const others = (await store.picturesAt(ctx.db, row.place)).filter(({ id }) => id !== row.id);
  if (!hasRoomFor(language, others))
    throw new AppError('invalid_input', { fields: { language: 'proofs_full' } });
}

/** Nothing where the film stays as it is. @throws invalid_input for a film where none is shown */
async function filmColumns(
  ctx: TxContext,
  place: Place,
  { upload_id: id }: Pick<In<'save'>, 'upload_id'>,
): Promise<Pick<store.PictureChange, 'film' | 'film_seconds'>> {
  if (id === undefined) return {};
  if (id === null) return { film: null, film_seconds: null };
  if (!mayHaveFilm(place)) throw new AppError('invalid_input', { fields: { upload_id: 'invalid' } });
  const { file, seconds } = await claimUpload(ctx, id, 'site');
  return { film: file, film_seconds: seconds };
}
