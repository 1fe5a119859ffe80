/** Pictures are taken off the page and, within thirty days, come back. */
import { releaseUpload } from '#features/records/uploads/server/uploads.ts';
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { makeFramed } from '#server/framedPictures.ts';
import { expirePrivatePicture } from '#server/privatePictures/privatePictures.ts';
import { AppError } from '#shared/errors.ts';
import { upright } from '#shared/pictures.ts';
import type { SitePicture } from '../contract/panel.ts';
import { pictureErrors } from '../errors.ts';
import { restorableMs } from '../rules.ts';
import { existing, freePlace } from './editPictures.ts';
import { queueSettling, settlePicture } from './jobs.ts';
import { pictureAction, pictureChange } from './pictureAudit.ts';
import { framingOf, showSitePicture } from './picturesForStaff.ts';
import * as store from './store.ts';

/** The page has what it shows without one; no address of the picture answers any more. @throws picture_not_found */
export async function removePicture(ctx: Context, { id }: { id: string }): Promise<SitePicture> {
  const file = await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id);
    const change = { deleted_at: ctx.app.now().toISOString(), file: null };
    await pictureChange(ctx, row, { change, action: 'site_picture.removed' });
    await queueSettling(ctx, row.file);
    return row.file;
  });
  if (file) await settlePicture(ctx, file);
  return showSitePicture(ctx, { id });
}

/** One that is there stays as it is. @throws picture_not_found, conflict where its place is taken, picture_too_many */
export async function restorePicture(ctx: Context, { id }: { id: string }): Promise<SitePicture> {
  const row = await store.findPicture(ctx.db, id);
  if (!row) throw new AppError(pictureErrors.picture_not_found);
  if (row.deleted_at === null) return showSitePicture(ctx, { id });
  const file = await makeFramed(ctx, upright, { pictureId: row.picture_id, framing: framingOf(row) });
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await store.holdPicture(ctx.db, id);
    if (!row) throw new AppError(pictureErrors.picture_not_found);
    if (row.deleted_at === null) return;
    const change = { deleted_at: null, position: await freePlace(ctx, row), file };
    await pictureChange(ctx, row, { change, action: 'site_picture.restored' });
    await queueSettling(ctx, file);
  });
  if (file) await settlePicture(ctx, file);
  return showSitePicture(ctx, { id });
}

/** Deletes for good what was removed thirty days ago. */
export async function purgeDeleted(ctx: Context): Promise<void> {
  const until = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
  for (const { id } of await store.deletedUntil(ctx.db, until))
    await ctx.transaction(async (ctx) => {
      const row = await store.holdPicture(ctx.db, id);
      if (!row?.deleted_at || row.deleted_at > until) return;
      await pictureAction(ctx, row, 'site_picture.purged');
      if (row.picture_id) await expirePrivatePicture(ctx, row.picture_id);
      if (row.film) await releaseUpload(ctx, row.film);
      await store.deletePicture(ctx.db, id);
    });
}
