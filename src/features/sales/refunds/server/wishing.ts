/**
 * A colleague who may not return money asks for a refund. Those who may decide it, and the colleague hears the outcome;
 * the buyer hears nothing until then.
 */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { holdOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { OrderRefunds } from '../contract/refunds.ts';
import { refundWished, type wishesApi } from '../contract/wishes.ts';
import type { refunds } from '../manifest.ts';
import { isUnsettled } from '../rules.ts';
import { orderRefunds } from './list.ts';
import { refundableOf } from './refundable.ts';
import { refundsOf } from './store.ts';
import * as store from './wishes.store.ts';
import { endWish } from './wishes.ts';

type In<K extends keyof typeof wishesApi> = ParsedInput<(typeof wishesApi)[K]>;

/** @throws not_found; conflict where nothing is left to return, or it is wished or being decided already */
export function wishRefund(ctx: Context, { id, reason }: In<'wish'>): Promise<OrderRefunds> {
  return ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, id);
    if (!order) throw notFound();
    const { leftKopecks } = await refundableOf(ctx, order);
    const isBusy = (await refundsOf(ctx.db, [id])).some(({ state }) => isUnsettled(state));
    const wished = await store.openWishes(ctx.db, [id]);
    if (leftKopecks === 0 || isBusy || wished.length > 0) throw new AppError('conflict');
    const wishId = newId();
    await store.insertWish(ctx.db, {
      ...{ id: wishId, order_id: id, text: reason, answer: '', author_id: member(ctx.actor).id },
      ...{ outcome: null, ended_at: null, ended_by: null, created_at: ctx.app.now().toISOString() },
    });
    await publish(ctx, refundWished, { wishId });
    await record(ctx, order, { action: 'refund.wished', reason });
    return orderRefunds(ctx, id);
  });
}

/** The buyer hears nothing, having asked for nothing. @throws not_found, conflict where it has ended */
export function declineWish(ctx: Context, { id, reason }: In<'decline'>): Promise<OrderRefunds> {
  return ctx.transaction(async (ctx) => {
    const wish = await store.findWish(ctx.db, id);
    const order = wish && (await holdOrder(ctx.db, wish.order_id));
    if (!order) throw notFound();
    if ((await store.holdWish(ctx.db, id))?.ended_at !== null) throw new AppError('conflict');
    await endWish(ctx, id, { outcome: 'declined', answer: reason });
    await record(ctx, order, { action: 'refund.wish_declined', reason });
    return orderRefunds(ctx, order.id);
  });
}

function record(
  ctx: TxContext,
  { id, number }: OrderRow,
  { action, reason }: { action: (typeof refunds.audit)[number]; reason: string },
): Promise<void> {
  return recordAction(ctx, {
    action,
    subject: { kind: 'order', id, label: orderNumber(number) },
    after: { reason },
  });
}
