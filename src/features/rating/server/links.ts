/** Private addresses of results: a random token each, of which only the hash is kept. */
import { revenueStates } from '#features/orders/rules.ts';
import { findOrder, type OrderRow } from '#features/orders/server/orders.ts';
import type { Context } from '#server/context.ts';
import { hashToken } from '#server/tokens.ts';
import { notFound } from '#shared/errors.ts';
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

/** @throws not_found where the address leads to nothing, or to nothing any more */
export async function ratingBehind(
  ctx: Context,
  token: string,
): Promise<{ rating: store.RatingRow; order: OrderRow }> {
  const rating = await store.ratingByToken(ctx.db, hashToken(token));
  const order = rating && (await findOrder(ctx.db, rating.id));
  if (!order || rating.released_at === null || !isBought(order, rating)) throw notFound();
  return { rating, order };
}
