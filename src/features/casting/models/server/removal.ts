/** Models are deleted and, within thirty days, come back. */

import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { modelsApi } from '../contract/models.ts';
import type { modelsPanelApi } from '../contract/panel.ts';
import { modelErrors } from '../errors.ts';
import type { PanelModel } from '../listing.ts';
import { restorableMs } from '../rules/models.ts';
import { settlePortrait } from './jobs.ts';
import { modelAction, modelChange } from './modelAudit.ts';
import { eraseModel } from './models.ts';
import { existing, panelModel } from './modelsForStaff.ts';
import { hide } from './publication.ts';
import * as store from './store.ts';

/** Hides and deletes a model, which can be undone for thirty days. @throws model_not_found */
export async function removeModel(
  ctx: Context,
  { id }: ParsedInput<typeof modelsApi.remove>,
): Promise<Output<typeof modelsApi.remove>> {
  const deletedAt = ctx.app.now();
  const photoId = await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id);
    const photoId = await hide(ctx, row);
    const hidden = { ...row, is_published: 0, photo_id: null };
    await modelChange(ctx, hidden, {
      change: { deleted_at: deletedAt.toISOString() },
      action: 'model.deleted',
    });
    return photoId;
  });
  if (photoId) await settlePortrait(ctx, photoId);
  return { gone_at: new Date(deletedAt.getTime() + restorableMs).toISOString() };
}

/** Brings a deleted model back, hidden; any other stays as it is. @throws model_not_found */
export async function restoreModel(
  ctx: Context,
  { id }: ParsedInput<typeof modelsPanelApi.restore>,
): Promise<PanelModel> {
  await ctx.transaction(async (ctx) => {
    const row = await store.holdModel(ctx.db, id);
    if (!row) throw new AppError(modelErrors.model_not_found);
    if (row.deleted_at)
      await modelChange(ctx, row, { change: { deleted_at: null }, action: 'model.restored' });
  });
  return panelModel(ctx, id);
}

/** Deletes for good what was deleted thirty days ago, with its pictures and consents. */
export async function purgeDeleted(ctx: Context): Promise<void> {
  const until = new Date(ctx.app.now().getTime() - restorableMs).toISOString();
  for (const { id } of await store.deletedUntil(ctx.db, until))
    await ctx.transaction(async (ctx) => {
      await beginChange(ctx);
      const row = await store.holdModel(ctx.db, id);
      if (!row?.deleted_at || row.deleted_at > until) return;
      await modelAction(ctx, row, { action: 'model.purged' });
      await eraseModel(ctx, row);
    });
}
