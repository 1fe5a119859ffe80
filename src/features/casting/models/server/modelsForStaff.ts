/** Models as staff see them. */

import { assertUnchanged, fingerprint } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import { findPrivatePicture } from '#server/privatePictures/privatePictures.ts';
import { pictureTickets } from '#server/privatePictures/tickets.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { localTextOf, textIn } from '#shared/localText.ts';
import type { ModelConsent, modelsPanelApi } from '../contract/panel.ts';
import { modelErrors } from '../errors.ts';
import { modelsListing, type PanelModel } from '../listing.ts';
import type { ModelState } from '../rules/consents.ts';
import { restorableMs } from '../rules/models.ts';
import * as consents from './consents.store.ts';
import { framingOf } from './photos.ts';
import * as store from './store.ts';

type In<K extends keyof typeof modelsPanelApi> = ParsedInput<(typeof modelsPanelApi)[K]>;
type Out<K extends keyof typeof modelsPanelApi> = Output<(typeof modelsPanelApi)[K]>;

export async function listPanelModels(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  return {
    models: await toPanelModels(ctx, await store.findPage(ctx.db, input, timeZone)),
    total: await store.countModels(ctx.db, input, timeZone),
  };
}

export const listedModels = listedRows({
  listing: modelsListing,
  count: (ctx, input) => store.countModels(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    const pages = store.everyModel(ctx.db, input, ctx.app.config.timeZone);
    for await (const rows of pages) yield rows.map((row) => toPanelModel(ctx, row, null));
  },
});

/** @throws model_not_found */
export async function showModel(ctx: Context, { id }: In<'show'>): Promise<Out<'show'>> {
  const row = await store.findModel(ctx.db, id);
  if (!row) throw new AppError(modelErrors.model_not_found);
  const [model] = await toPanelModels(ctx, [row]);
  return { ...model!, consents: await consentsOf(ctx, id) };
}

/** As it is now, in answer to a change. */
export async function panelModel(ctx: Context, id: string): Promise<PanelModel> {
  const { consents: _, ...model } = await showModel(ctx, { id });
  return model;
}

/** Held until the transaction ends. @throws model_not_found also for a deleted one, conflict */
export async function existing(ctx: TxContext, id: string, version?: string): Promise<store.ModelRow> {
  const row = await store.holdModel(ctx.db, id);
  if (!row || row.deleted_at !== null) throw new AppError(modelErrors.model_not_found);
  if (version !== undefined) assertUnchanged(versioned(row), version);
  return row;
}

export function stateOf({ deleted_at, is_published }: store.ModelRow): ModelState {
  if (deleted_at !== null) return 'deleted';
  return is_published === 1 ? 'published' : 'hidden';
}

async function toPanelModels(ctx: Context, rows: readonly store.ModelRow[]): Promise<PanelModel[]> {
  const tickets = await pictureTickets(
    ctx,
    rows.flatMap(({ picture_id }) => (picture_id ? [picture_id] : [])),
  );
  return Promise.all(
    rows.map(async (row) => {
      const ticket = tickets.get(row.picture_id ?? '');
      const size = ticket && (await findPrivatePicture(ctx, row.picture_id!));
      const photo = size ? { url: ticket.url, width: size.width, height: size.height } : null;
      return toPanelModel(ctx, row, photo);
    }),
  );
}

function toPanelModel(ctx: Context, row: store.ModelRow, photo: PanelModel['photo']): PanelModel {
  const { id, height, size, consent, position, created_at, deleted_at } = row;
  return {
    ...{ id, height, size, consent, position, created_at, photo },
    name: textIn(row, 'name', ctx.actor.language),
    names: localTextOf(row, 'name'),
    location: textIn(row, 'location', ctx.actor.language),
    locations: localTextOf(row, 'location'),
    framing: framingOf(row),
    state: stateOf(row),
    is_demo: row.is_demo === 1,
    has_application: row.application_id !== null,
    gone_at: deleted_at && new Date(Date.parse(deleted_at) + restorableMs).toISOString(),
    version: fingerprint(versioned(row)),
  };
}

function versioned(row: store.ModelRow) {
  const { name, location, translations, height, size, picture_id, framing, is_published, consent } = row;
  return { name, location, translations, height, size, picture_id, framing, is_published, consent };
}

async function consentsOf(ctx: Context, modelId: string): Promise<ModelConsent[]> {
  const rows = await consents.consentsOf(ctx.db, modelId);
  const tickets = await pictureTickets(
    ctx,
    rows.flatMap(({ picture_id }) => (picture_id ? [picture_id] : [])),
  );
  return rows.map(({ model_id: _, picture_id, is_guardian, ...row }) => ({
    ...row,
    is_guardian: is_guardian === 1,
    scan: tickets.get(picture_id ?? '')?.url ?? null,
  }));
}
