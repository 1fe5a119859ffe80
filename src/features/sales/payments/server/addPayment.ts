/** The payment of an order by card, as it will be asked of the provider. */

import { isBuyerClosed } from '#features/accounts/account/server/accounts.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { findOrder, noteOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import type { CourseRow } from '#features/teaching/courses/server/courses.ts';
import { system } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { type Goods, paymentRequest } from '../rules/checkout.ts';
import { type Capture, isTakenAtOnce, type PaymentMethod } from '../rules/methods.ts';
import { nextCheckAt } from '../rules/payments.ts';
import { paymentReason } from './orderReason.ts';
import { paymentSettings } from './settings.ts';
import { insertPayment } from './store.ts';

export interface Buyer {
  userId: string | null;
  email: string;
  name: string;
  phone: string | null;
}

interface NewPayment {
  orderId: string;
  goods: Goods;
  /** Named on the receipt, which goes to this address. */
  payer: Omit<Buyer, 'userId'>;
  amountKopecks: number;
  /** Null where the payer chooses at the provider. */
  method: PaymentMethod | null;
}

/** Stores an order's only payment as part of the transaction, before the provider is asked. */
export async function addPayment(ctx: TxContext, payment: NewPayment): Promise<void> {
  const { orderId, goods, payer, amountKopecks, method } = payment;
  const order = (await findOrder(ctx.db, orderId))!;
  const [id, now] = [newId(), ctx.app.now()];
  const capture = await captureFor(ctx, order);
  await insertPayment(ctx.db, {
    id,
    order_id: orderId,
    provider: 'yookassa',
    idempotence_key: newId(),
    request: paymentRequest(ctx.app.config, {
      ...payer,
      orderId,
      orderNumber: orderNumber(order.number),
      paymentId: id,
      goods,
      amountKopecks,
      language: ctx.actor.language,
      now,
      method,
      capture,
    }),
    provider_payment_id: null,
    confirmation_url: null,
    amount_kopecks: amountKopecks,
    status: 'new',
    cancellation_reason: null,
    created_at: now.toISOString(),
    checked_at: null,
    next_check_at: nextCheckAt(now.toISOString(), now, { isAnswered: true, isHeld: false }),
    asked_method: method,
    capture: isTakenAtOnce(capture, method) ? 'at_once' : capture,
  });
}

/**
 * Money for a closed account is only held, so that it is given back without having been taken (holds.ts), and staff see
 * why. A method that cannot hold it takes it: then it is due back.
 */
async function captureFor(ctx: TxContext, order: OrderRow): Promise<Capture> {
  const { capture } = await paymentSettings(ctx);
  if (!(await isBuyerClosed(ctx.db, order))) return capture;
  await noteOrder({ ...ctx, actor: system }, { orderId: order.id, reason: paymentReason('buyer_blocked') });
  return capture === 'at_once' ? 'by_job' : capture;
}

/** @param orderKey stands in the return address */
export function courseGoods({ title, start_date }: CourseRow, orderKey: string): Goods {
  return {
    title,
    paidFor: 'Оплата курса',
    startDate: start_date,
    returnPath: `/payment/return?order=${orderKey}`,
  };
}
