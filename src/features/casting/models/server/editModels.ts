/** Staff add and change models, and put them in order. Each is one transaction with its audit entry. */

import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { type Framing, noFraming } from '#shared/framing.ts';
import type { LocalText } from '#shared/i18n.ts';
import { localTextOf } from '#shared/localText.ts';
import type { Model, modelsApi } from '../contract/models.ts';
import type { modelsPanelApi } from '../contract/panel.ts';
import { modelErrors } from '../errors.ts';
import type { PanelModel } from '../listing.ts';
import { putConsent } from './consents.ts';
import { queueSettling, settlePortrait } from './jobs.ts';
import { modelAction, modelChange } from './modelAudit.ts';
import { createModel, textColumns, toModels } from './models.ts';
import { existing, panelModel } from './modelsForStaff.ts';
import { framingOf, keepPhoto, makePortrait, takePhoto } from './photos.ts';
import * as store from './store.ts';

type In<K extends keyof typeof modelsApi> = ParsedInput<(typeof modelsApi)[K]>;
type PanelIn<K extends keyof typeof modelsPanelApi> = ParsedInput<(typeof modelsPanelApi)[K]>;
type Out<K extends keyof typeof modelsApi> = Output<(typeof modelsApi)[K]>;

/** @throws invalid_input for a file that is no photo, model_consent_missing when it is to be published without one */
export async function addModel(ctx: Context, input: In<'add'>): Promise<Out<'add'>> {
  const { is_published: isPublished, consent, crop, focus, height, size } = input;
  if (isPublished && !consent) throw new AppError(modelErrors.model_consent_missing);
  const pictureId = await keepPhoto(ctx, input.photo ?? '');
  const scanId = consent?.scan ? await keepPhoto(ctx, consent.scan, 'consent.scan') : null;
  const framing = { crop, focus };
  const made = { picture_id: pictureId, framing: JSON.stringify(framing) };
  const photoId = isPublished ? await makePortrait(ctx, made) : null;
  const [name, location] = [inLanguages(input.name), inLanguages(input.location)];
  const id = await ctx.transaction(async (ctx) => {
    const facts = { name, location, height, size };
    const state = { isPublished, consent: consent ? 'given' : 'missing', isDemo: false } as const;
    const id = await createModel(ctx, { ...facts, ...state, pictureId, framing, photoId });
    await modelAction(ctx, { id, name: name.ru }, { action: 'model.created' });
    if (consent) await putConsent(ctx, id, { ...consent, source: 'paper', pictureId: scanId });
    return id;
  });
  if (photoId) await settlePortrait(ctx, photoId);
  return answered(ctx, id);
}

/** Changes the given fields. @throws model_not_found, conflict, invalid_input for a file that is no photo */
export async function editModel(ctx: Context, input: In<'edit'>): Promise<Out<'edit'>> {
  const kept = input.photo ? await keepPhoto(ctx, input.photo) : null;
  const before = await store.findModel(ctx.db, input.id);
  if (!before) throw new AppError(modelErrors.model_not_found);
  const planned = { ...before, ...changedPhoto(before, input, kept) };
  // Made before the transaction, of the state that it is going to write.
  const photoId = planned.is_published === 1 ? await makePortrait(ctx, planned) : null;
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, input.id, input.version);
    const change = changedPhoto(row, input, kept);
    if (change.picture_id !== undefined) await takePhoto(ctx, row.picture_id, change.picture_id);
    const isPlanned = row.is_published === planned.is_published && row.picture_id === before.picture_id;
    if (!isPlanned) throw new AppError('conflict');
    await modelChange(ctx, row, { change: { ...changedFacts(row, input), ...change, photo_id: photoId } });
    for (const each of new Set([row.photo_id, photoId])) await queueSettling(ctx, each);
  });
  for (const each of new Set([before.photo_id, photoId])) if (each) await settlePortrait(ctx, each);
  return answered(ctx, input.id);
}

/** @throws model_not_found for either */
export async function moveModel(ctx: Context, { id, beside, side }: PanelIn<'move'>): Promise<PanelModel> {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    const row = await existing(ctx, id);
    const all = await store.findModels(ctx.db, { publishedOnly: false });
    const others = all.filter((each) => each.id !== id);
    const neighbour = others.findIndex((each) => each.id === beside);
    if (neighbour === -1) throw new AppError(modelErrors.model_not_found);
    const at = side === 'before' ? neighbour : neighbour + 1;
    const order = others.toSpliced(at, 0, row);
    for (const [index, each] of order.entries())
      if (each.id !== id && each.position !== index + 1)
        await store.changeModel(ctx.db, each.id, { position: index + 1 });
    await modelChange(ctx, row, { change: { position: at + 1 }, action: 'model.moved' });
  });
  return panelModel(ctx, id);
}

/** A new photo begins without framing; null or empty takes the photo away; anything else leaves it. */
function changedPhoto(row: store.ModelRow, { photo, crop, focus }: In<'edit'>, kept: string | null) {
  const isNew = kept !== null;
  const isGone = photo === null || photo === '';
  const framing: Framing = isNew || isGone ? noFraming : framingOf(row);
  const wanted = {
    crop: crop === undefined ? framing.crop : crop,
    focus: focus === undefined ? framing.focus : focus,
  };
  return {
    framing: JSON.stringify(wanted),
    ...((isNew || isGone) && { picture_id: kept }),
  };
}

function changedFacts(row: store.ModelRow, { name, location, height, size }: In<'edit'>): store.ModelChange {
  return {
    ...textColumns({
      name: inLanguages(name, localTextOf(row, 'name')),
      location: inLanguages(location, localTextOf(row, 'location')),
    }),
    ...(height !== undefined && { height }),
    ...(size !== undefined && { size }),
  };
}

/** A text alone is the Russian one. */
function inLanguages(given: string | LocalText | undefined, kept: LocalText = { ru: '' }): LocalText {
  if (given === undefined) return kept;
  return typeof given === 'string' ? { ...kept, ru: given } : given;
}

async function answered(ctx: Context, id: string): Promise<Model> {
  const [model] = await toModels(ctx, [(await store.findModel(ctx.db, id))!]);
  return model!;
}
