/** Colleagues' requests for refunds: open ones, and how each ends. */
import { staffNames } from '#features/accounts/account/server/accounts.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { titleOf } from '#features/sales/orders/server/titles.ts';
import type { Context, TxContext } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import type { WaitingWish, Wish } from '../contract/refunds.ts';
import { refundWishEnded } from '../contract/wishes.ts';
import * as store from './wishes.store.ts';

/** The order's money goes back, as part of the transaction that decides or notes it, which holds the order. */
export async function grantWishes(ctx: TxContext, orderId: string): Promise<void> {
  for (const { id } of await store.openWishes(ctx.db, [orderId]))
    await endWish(ctx, id, { outcome: 'refunded', answer: '' });
}

/** Newest first. */
export async function wishesOfOrder(ctx: Context, orderId: string): Promise<Wish[]> {
  const rows = await store.wishesOf(ctx.db, orderId);
  const names = await staffNames(
    ctx.db,
    rows.flatMap(({ author_id, ended_by }) => [author_id, ended_by]),
  );
  return rows.map(({ id, text, outcome, answer, author_id, created_at, ended_at, ended_by }) => ({
    ...{ id, text, outcome, answer, created_at, ended_at },
    by: names.get(author_id) ?? null,
    ended_by: names.get(ended_by ?? '') ?? null,
  }));
}

/** Oldest first. */
export async function waitingWishes(ctx: Context, most: number): Promise<WaitingWish[]> {
  const rows = await store.waitingWishes(ctx.db, most);
  const names = await staffNames(
    ctx.db,
    rows.map(({ author_id }) => author_id),
  );
  const waiting: WaitingWish[] = [];
  for (const { id, order_id, text, author_id, created_at } of rows) {
    const order = await findOrder(ctx.db, order_id);
    if (!order) continue;
    waiting.push({
      ...{ id, order_id, text, created_at, by: names.get(author_id) ?? null },
      ...{ order: orderNumber(order.number), email: order.email, erased: order.erased_at !== null },
      course: titleOf(order, ctx.actor.language),
    });
  }
  return waiting;
}

/** Tells the colleague. */
export async function endWish(
  ctx: TxContext,
  id: string,
  how: Pick<store.WishRow, 'outcome' | 'answer'>,
): Promise<void> {
  const ended_by = ctx.actor.kind === 'member' ? ctx.actor.id : null;
  await store.endWish(ctx.db, id, { ...how, ended_at: ctx.app.now().toISOString(), ended_by });
  await publish(ctx, refundWishEnded, { wishId: id });
}
