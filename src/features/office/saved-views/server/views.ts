/** Views of the panel's lists: what somebody looks for again and again, under a name. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { newId } from '#server/tokens.ts';
import { roleCan } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Listing } from '#shared/listing.ts';
import { ofPages } from '#shared/listing.ts';
import type { SavedView, savedViewsApi } from '../contract.ts';
import { savedViewErrors } from '../errors.ts';
import type { savedViews } from '../manifest.ts';
import { mayChange, mostViews } from '../rules.ts';
import * as store from './store.ts';

type In<K extends keyof typeof savedViewsApi> = ParsedInput<(typeof savedViewsApi)[K]>;

/** @throws not_found for a list that there is not; forbidden for one that the caller may not see */
export async function listViews(
  ctx: Context,
  { list }: In<'list'>,
): Promise<Output<typeof savedViewsApi.list>> {
  const { name } = seenList(ctx, list);
  const rows = await store.viewsFor(ctx.db, name, member(ctx.actor).id);
  return { views: rows.map((row) => toView(ctx, row)) };
}

/** @throws too_many_views */
export async function saveView(ctx: Context, input: In<'save'>): Promise<SavedView> {
  const listing = seenList(ctx, input.list);
  const { id: ownerId } = member(ctx.actor);
  const row: store.SavedViewRow = {
    ...{ id: newId(), owner_id: ownerId, list: listing.name, name: input.name },
    query: selectionIn(listing, input.query),
    is_shared: Number(input.is_shared),
    created_at: ctx.app.now().toISOString(),
  };
  return ctx.transaction(async (ctx) => {
    const own = (await store.viewsFor(ctx.db, listing.name, ownerId)).filter(
      ({ owner_id }) => owner_id === ownerId,
    );
    if (own.length >= mostViews)
      throw new AppError(savedViewErrors.too_many_views, { values: { most: mostViews } });
    await store.insertView(ctx.db, row);
    await record(ctx, 'view.saved', { row, after: row });
    return toView(ctx, row);
  });
}

/** @throws not_found, also of one that is not the caller's to change */
export async function changeView(ctx: Context, { id, ...to }: In<'change'>): Promise<SavedView> {
  return ctx.transaction(async (ctx) => {
    const row = await changeable(ctx, id);
    const after = {
      name: to.name ?? row.name,
      query: to.query === undefined ? row.query : selectionIn(seenList(ctx, row.list), to.query),
      is_shared: Number(to.is_shared ?? row.is_shared === 1),
    };
    await store.changeView(ctx.db, id, after);
    await record(ctx, 'view.changed', { row, before: row, after });
    return toView(ctx, { ...row, ...after });
  });
}

/** @throws not_found, also of one that is not the caller's to change */
export async function removeView(ctx: Context, { id }: In<'remove'>): Promise<{ id: string }> {
  await ctx.transaction(async (ctx) => {
    const row = await changeable(ctx, id);
    await store.deleteView(ctx.db, id);
    await record(ctx, 'view.removed', { row, before: row });
  });
  return { id };
}

function seenList({ app, actor }: Context, name: string): Listing {
  const all = featuresOf(app).flatMap(({ listings = [] }) => listings);
  const listing = all.find(({ listing }) => listing.name === name)?.listing;
  if (!listing) throw notFound();
  if (!roleCan(member(actor).role, listing.access.see)) throw new AppError('forbidden');
  return listing;
}

async function changeable(ctx: TxContext, id: string): Promise<store.SavedViewRow> {
  const row = await store.holdView(ctx.db, id);
  if (!row || !mayChange(row, member(ctx.actor))) throw notFound();
  return row;
}

/** Only what the list itself understands, and no page: pages move while a list grows. */
function selectionIn({ query }: Listing, given: string): string {
  const kept = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(given)) {
    const field = query.shape[key];
    if (field && !ofPages.includes(key) && !kept.has(key) && field.safeParse(value).success)
      kept.set(key, value);
  }
  return kept.toString();
}

function toView({ actor }: Context, row: store.SavedViewRow): SavedView {
  const reader = member(actor);
  const { id, name, query, is_shared, owner_id } = row;
  return {
    ...{ id, name, query, is_shared: is_shared === 1 },
    is_own: owner_id === reader.id,
    may_change: mayChange(row, reader),
  };
}

type Facts = Pick<store.SavedViewRow, 'is_shared'>;

/** Name and search stay out of the log, which outlives whom they may name: it says whose list the view is of. */
async function record(
  ctx: TxContext,
  action: (typeof savedViews.audit)[number],
  { row, before, after }: { row: store.SavedViewRow; before?: Facts; after?: Facts },
): Promise<void> {
  const told = ({ is_shared }: Facts) => ({ list: row.list, is_shared: is_shared === 1 });
  await recordAction(ctx, {
    action,
    subject: { kind: 'view', id: row.id, label: seenList(ctx, row.list).words },
    ...(before && { before: told(before) }),
    ...(after && { after: told(after) }),
  });
}
