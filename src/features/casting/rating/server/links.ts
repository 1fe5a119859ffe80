/** Private addresses of results. */

import { findOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import type { Context } from '#server/context.ts';
import { writeIfPossible } from '#server/db/database.ts';
import { derivedToken } from '#server/tokens.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { revenueStates } from '#shared/orderStates.ts';
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

/** @throws not_found where the address leads to nothing, or to nothing any more; link_used_or_expired once it has ended */
export async function ratingBehind(
  ctx: Context,
  token: string,
): Promise<{ rating: store.RatingRow; order: OrderRow }> {
  const found = await boughtBehind(ctx, token);
  if (!found) throw notFound();
  if (found.hasEnded) throw new AppError('link_used_or_expired');
  return found;
}

/**
 * The private address that the order's secret stands for; none on a full disk, where the first one cannot be kept, and
 * the result is shown anyway.
 */
export async function linkOfSecret(
  ctx: Context,
  ratingId: string,
  secret: string,
): Promise<{ token: string | null; isOver: boolean }> {
  const token = derivedToken(secret, 'result of the rating');
  await writeIfPossible(store.links.issue(ctx, ratingId, token));
  const link = await store.links.find(ctx, token);
  return { token: link && !link.hasEnded ? token : null, isOver: link?.hasEnded ?? false };
}

/** The rating behind an address, ended or not; null where it leads to nothing. */
export async function boughtBehind(ctx: Context, token: string) {
  const link = await store.links.find(ctx, token);
  const order = link && (await findOrder(ctx.db, link.thing.id));
  if (!order || link.thing.released_at === null || !isBought(order, link.thing)) return null;
  return { rating: link.thing, order, hasEnded: link.hasEnded };
}
