/** A guardian pays an order that they have agreed to, and tries again after a decline: another try is a new order. */

import { guardianStateOf, moveQuestion } from '#features/accounts/guardians/server/questions.ts';
import { standingFacts } from '#features/sales/orders/rules/standings.ts';
import { isOpen, wasPaid } from '#features/sales/orders/rules.ts';
import { findOrder, holdOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { repeatOrder } from '#features/sales/orders/server/repeatOrder.ts';
import { standingOfOrder } from '#features/sales/orders/server/standing.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { Guardian } from '#server/guardians.ts';
import { AppError } from '#shared/errors.ts';
import { requestPayment } from './requestPayment.ts';
import { findPaymentOfOrder } from './store.ts';

interface Repeating {
  /** Kind of the question to the guardian. */
  kind: string;
  /** Refuses what is not sold any more, as part of the transaction. @throws AppError */
  check(ctx: TxContext, order: OrderRow): Promise<void>;
  /** Moves everything from the old order to the new one, including its payment. */
  add(ctx: TxContext, orders: { next: OrderRow; before: OrderRow }, guardian: Guardian): Promise<void>;
}

/** The step that is left to the guardian of an order. */
export async function wayToPay(ctx: Context, order: OrderRow): Promise<'card' | 'held' | 'paid' | 'over'> {
  if (wasPaid(order.status)) return 'paid';
  const standing = await standingOfOrder(ctx, order);
  if (standing === 'held') return 'held';
  return standingFacts[standing].mayPay || (await isDeclined(ctx, order)) ? 'card' : 'over';
}

/** The bank has refused the guardian's card, or the time to pay has run out; nobody has given the order up. */
export async function isDeclined(ctx: Context, order: OrderRow): Promise<boolean> {
  const { isUnfinished, mayPay } = standingFacts[await standingOfOrder(ctx, order)];
  const payment = await findPaymentOfOrder(ctx.db, order.id);
  return isUnfinished && !mayPay && (payment?.status === 'canceled' || payment?.status === 'failed');
}

/** Where the guardian pays. @throws payment_provider_failed; conflict once nothing is left to be paid */
export async function payByGuardian(ctx: Context, orderId: string, repeating: Repeating): Promise<string> {
  const order = await findOrder(ctx.db, orderId);
  if (!order || (await wayToPay(ctx, order)) !== 'card') throw new AppError('conflict');
  const id = isOpen(order.status) ? orderId : await ctx.transaction((ctx) => repeat(ctx, orderId, repeating));
  if (!(await findPaymentOfOrder(ctx.db, id))) throw new AppError('conflict');
  return (await requestPayment(ctx, id)).confirmation_url;
}

/** The same as a new order, at the price that the guardian has agreed to. @throws conflict */
async function repeat(ctx: TxContext, orderId: string, { kind, check, add }: Repeating): Promise<string> {
  const order = await holdOrder(ctx.db, orderId);
  const asked = await guardianStateOf(ctx, { kind, subjectId: orderId });
  if (!order || !asked || !(await isDeclined(ctx, order))) throw new AppError('conflict');
  await check(ctx, order);
  const nextId = await repeatOrder({ ...ctx, actor: system }, order, 'guardian_tries_again');
  await moveQuestion(ctx, { kind, from: orderId, to: nextId });
  const guardian = { email: asked.guardian_email, name: asked.guardian_name, phone: null };
  await add(ctx, { next: (await findOrder(ctx.db, nextId))!, before: order }, guardian);
  return nextId;
}
