/** Models come into the gallery with their consent, and leave it with its withdrawal. */

import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { modelsPanelApi } from '../contract/panel.ts';
import { modelErrors } from '../errors.ts';
import type { PanelModel } from '../listing.ts';
import { mayBePublished } from '../rules/consents.ts';
import { endConsent, putConsent } from './consents.ts';
import { queueSettling, settlePortrait } from './jobs.ts';
import { modelChange } from './modelAudit.ts';
import { existing, panelModel, stateOf } from './modelsForStaff.ts';
import { keepPhoto, makePortrait } from './photos.ts';
import * as store from './store.ts';

type In<K extends keyof typeof modelsPanelApi> = ParsedInput<(typeof modelsPanelApi)[K]>;

/** @throws model_not_found, conflict, model_consent_missing */
export async function publishFromPanel(ctx: Context, input: In<'publish'>): Promise<PanelModel> {
  if (input.is_published) await publishModel(ctx, input.id, input.version);
  else await unpublishModel(ctx, input.id, input.version);
  return panelModel(ctx, input.id);
}

/**
 * Shows a model to everybody; one who is shown already stays. Outside a transaction: its portrait is made first.
 * @throws model_not_found, conflict, model_consent_missing
 */
export async function publishModel(ctx: Context, id: string, version?: string): Promise<void> {
  const before = await store.findModel(ctx.db, id);
  if (!before) throw new AppError(modelErrors.model_not_found);
  const photoId = await makePortrait(ctx, before);
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id, version);
    if (!mayBePublished({ consent: row.consent, state: stateOf(row) }))
      throw new AppError(modelErrors.model_consent_missing);
    if (row.picture_id !== before.picture_id || row.framing !== before.framing)
      throw new AppError('conflict');
    if (row.is_published === 1) return;
    await modelChange(ctx, row, {
      change: { is_published: 1, photo_id: photoId },
      action: 'model.published',
    });
    await queueSettling(ctx, photoId);
  });
  if (photoId) await settlePortrait(ctx, photoId);
}

/** Takes a model out of the gallery: pages and picture are gone with this call. @throws model_not_found, conflict */
export async function unpublishModel(ctx: Context, id: string, version?: string): Promise<void> {
  const photoId = await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    return hide(ctx, await existing(ctx, id, version));
  });
  if (photoId) await settlePortrait(ctx, photoId);
}

/** @throws model_not_found, conflict, invalid_input where the scan is no picture */
export async function recordPaperConsent(ctx: Context, input: In<'recordConsent'>): Promise<PanelModel> {
  const pictureId = input.scan ? await keepPhoto(ctx, input.scan, 'scan') : null;
  const { signed_by, is_guardian, signed_on, note } = input;
  await ctx.transaction(async (ctx) => {
    const row = await existing(ctx, input.id, input.version);
    if (row.consent === 'not_needed') throw new AppError('conflict');
    await putConsent(ctx, row.id, { source: 'paper', signed_by, is_guardian, signed_on, note, pictureId });
    await store.changeModel(ctx.db, row.id, { consent: 'given' });
  });
  return panelModel(ctx, input.id);
}

/** @throws model_not_found, conflict */
export async function withdrawFromPanel(ctx: Context, input: In<'withdrawConsent'>): Promise<PanelModel> {
  const photoId = await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, input.id, input.version);
    if (row.consent !== 'given') throw new AppError('conflict');
    return withdrawConsent(ctx, row, input.reason);
  });
  if (photoId) await settlePortrait(ctx, photoId);
  return panelModel(ctx, input.id);
}

/** Ends the consent and hides the model, as part of a transaction that has begun the change. @returns the portrait to settle after it */
export async function withdrawConsent(
  ctx: TxContext,
  row: store.ModelRow,
  reason: string,
): Promise<string | null> {
  const photoId = await hide(ctx, row);
  await endConsent(ctx, row.id, reason);
  const now = { ...row, is_published: 0, photo_id: null };
  await modelChange(ctx, now, { change: { consent: 'withdrawn' }, action: 'model.consent_withdrawn' });
  return photoId;
}

/** As part of a transaction that has begun the change. @returns the portrait to settle after it; null without one */
export async function hide(ctx: TxContext, row: store.ModelRow): Promise<string | null> {
  if (row.is_published === 0) return null;
  await modelChange(ctx, row, { change: { is_published: 0, photo_id: null }, action: 'model.hidden' });
  await queueSettling(ctx, row.photo_id);
  return row.photo_id;
}
