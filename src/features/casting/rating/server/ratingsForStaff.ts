/** Ratings as staff see them. */
import { orderNumber } from '#features/sales/orders/rules.ts';
import type { Context } from '#server/context.ts';
import { listedRows } from '#server/listing.ts';
import { pictureTicket } from '#server/privatePictures/tickets.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { RatingDetails, ratingPanelApi } from '../contract/panel.ts';
import { type ListedRating, ratingsListing } from '../listing.ts';
import { draftById, photoOf } from './drafts.ts';
import { isBought } from './links.ts';
import {
  countExported,
  countRatings,
  everyRating,
  findListed,
  findRatings,
  type ListedRow,
} from './list.store.ts';
import { offerOf } from './offer.ts';
import { toResult } from './showRating.ts';
import { resultsOf } from './store.ts';

type In<K extends keyof typeof ratingPanelApi> = ParsedInput<(typeof ratingPanelApi)[K]>;
type Out<K extends keyof typeof ratingPanelApi> = Output<(typeof ratingPanelApi)[K]>;

export async function listRatings(ctx: Context, input: In<'list'>): Promise<Out<'list'>> {
  const { timeZone } = ctx.app.config;
  const rows = await findRatings(ctx.db, input, timeZone);
  const total = await countRatings(ctx.db, input, timeZone);
  return { ratings: rows.map(toListed), total, is_offered: (await offerOf(ctx)).isOn };
}

export const listedRatings = listedRows({
  listing: ratingsListing,
  count: (ctx, input) => countExported(ctx.db, input, ctx.app.config.timeZone),
  async *pages(ctx, input) {
    for await (const rows of everyRating(ctx.db, input, ctx.app.config.timeZone)) yield rows.map(toListed);
  },
});

/** @throws not_found for an order that bought none */
export async function showOrderRating(ctx: Context, { id }: In<'show'>): Promise<RatingDetails> {
  const row = await findListed(ctx.db, id);
  if (!row) throw notFound();
  const rated = (await resultsOf(ctx.db, row.id)).filter(({ result }) => result !== null);
  const attempts = [];
  for (const each of rated.toReversed()) attempts.push(await toResult(ctx, each, []));
  const picture = await photoOf(ctx, await draftById(ctx, rated.at(-1)?.draft_id ?? null));
  return {
    ...toListed(row),
    attempts,
    photo_url: picture ? (await pictureTicket(ctx, picture)).url : null,
    is_shared: row.share_token !== null,
  };
}

function toListed(row: ListedRow): ListedRating {
  return {
    id: row.id,
    number: orderNumber(row.number),
    email: row.email,
    state: stateOf(row),
    ...{ score: row.score, category: row.category },
    results: Number(row.results),
    created_at: row.created_at,
    erased: row.erased_at !== null,
  };
}

function stateOf(row: ListedRow): ListedRating['state'] {
  if (row.released_at !== null) return isBought(row, row) ? 'open' : 'closed';
  if (row.status === 'expired' || row.status === 'canceled') return row.status;
  return row.closed_at === null ? 'waiting' : 'closed';
}
