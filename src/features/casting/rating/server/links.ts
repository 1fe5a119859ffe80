/** Private addresses of results: a random token each, of which only the hash is kept. */

import { findOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import type { Context } from '#server/context.ts';
import { writeIfPossible } from '#server/db/database.ts';
import { derivedToken, hashToken } from '#server/tokens.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { linkMs } from '../rules/form.ts';
import * as store from './store.ts';

/** Whether the order's money buys the result: paid, not sent back, and owed to nobody. */
export function isBought(
  order: Pick<OrderRow, 'product' | 'status' | 'is_duplicate' | 'erased_at'>,
  rating: Pick<store.RatingRow, 'closed_at'>,
): boolean {
  return (
    order.product === 'rating' &&
    revenueStates.includes(order.status) &&
    order.is_duplicate === 0 &&
    order.erased_at === null &&
    rating.closed_at === null
  );
}

/** Makes `token` a private address of the result; only its hash is kept. */
export async function linkTo(ctx: Context, ratingId: string, token: string): Promise<string> {
  await store.insertLink(ctx.db, {
    token_hash: hashToken(token),
    rating_id: ratingId,
    created_at: ctx.app.now().toISOString(),
  });
  return token;
}

/** @throws not_found where the address leads to nothing, or to nothing any more; link_used_or_expired once it has ended */
export async function ratingBehind(
  ctx: Context,
  token: string,
): Promise<{ rating: store.RatingRow; order: OrderRow }> {
  const found = await boughtBehind(ctx, token);
  if (!found) throw notFound();
  if (hasEnded(ctx, found.rating)) throw new AppError('link_used_or_expired');
  return found;
}

/**
 * The private address that the order's secret stands for; none on a full disk, where the first one cannot be kept, and
 * the result is shown all the same.
 */
export async function linkOfSecret(
  ctx: Context,
  ratingId: string,
  secret: string,
): Promise<{ token: string | null; isOver: boolean }> {
  const token = derivedToken(secret, 'result of the rating');
  await writeIfPossible(linkTo(ctx, ratingId, token));
  const found = await store.ratingByToken(ctx.db, hashToken(token));
  const isOver = found !== undefined && hasEnded(ctx, found);
  return { token: found && !isOver ? token : null, isOver };
}

/** The rating behind an address, ended or not; null where it leads to nothing. */
export async function boughtBehind(ctx: Context, token: string) {
  const rating = await store.ratingByToken(ctx.db, hashToken(token));
  const order = rating && (await findOrder(ctx.db, rating.id));
  return order && rating.released_at !== null && isBought(order, rating) ? { rating, order } : null;
}

function hasEnded({ app }: Context, { linked_at }: { linked_at: string }): boolean {
  return Date.parse(linked_at) + linkMs <= app.now().getTime();
}
