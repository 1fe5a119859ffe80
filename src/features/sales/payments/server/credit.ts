/** THE place where money buys something, however it came: by card, by a bank's instalments, or by hand. */

import {
  addPaid,
  findOrCreateBuyer,
  isAccountClosed,
  lockUsers,
} from '#features/accounts/account/server/accounts.ts';
import { shutOutUnproven } from '#features/accounts/sign-in/server/unprovenAccounts.ts';
import { isMoney } from '#features/sales/orders/rules.ts';
import { markRefundDue, moveOrder, noteOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { exceededCode } from '#features/sales/promo-codes/server/codes.ts';
import { grantEnrolment } from '#features/teaching/enrolments/server/enrolments.ts';
import { system } from '#server/actor.ts';
import type { TxContext } from '#server/context.ts';
import { paymentReason } from './orderReason.ts';

/**
 * Credits an order that the caller holds (`holdOrder`) and whose payment it has just moved to succeeded, as part
 * of the same transaction: finds or makes the buyer's account, moves the order to paid, opens the course or marks
 * the money as owed, and counts it. The payment's compare-and-set is what makes this happen once.
 * @throws when the order cannot become paid
 */
export async function creditOrder(ctx: TxContext, order: OrderRow): Promise<void> {
  const buyer = order.user_id
    ? { userId: order.user_id, isNew: false, isMade: false }
    : await findOrCreateBuyer(ctx, order);
  if (buyer.isNew && !buyer.isMade) {
    // Somebody may have opened the account without ever reading its mail.
    await lockUsers(ctx.db, [buyer.userId]);
    await shutOutUnproven(ctx.db, buyer.userId);
  }
  const late = order.status === 'canceled' || order.status === 'expired' ? order.status : null;
  const asSystem = { ...ctx, actor: system };
  const isPaid = await moveOrder(asSystem, {
    orderId: order.id,
    to: 'paid',
    reason: paymentReason(late ? `paid_although_${late}` : 'paid'),
    change: {
      user_id: buyer.userId,
      account_created: buyer.isNew ? 1 : 0,
      made_account: buyer.isMade ? 1 : 0,
      paid_late: late ? 1 : 0,
    },
  });
  if (!isPaid) throw new Error(`order ${order.id} is ${order.status} and cannot become paid`);
  const why = await refusalToOpen(ctx, order, buyer.userId);
  if (why) await markRefundDue(asSystem, order.id, why);
  else if (late) await tellExceededCode(asSystem, order);
  if (isMoney(order)) await addPaid(ctx.db, buyer.userId, order.amount_kopecks);
}

/** The course is bought at its price anyway; staff see why a code was used once more than they allowed. */
async function tellExceededCode(ctx: TxContext, { id: orderId, promo_code_id }: OrderRow): Promise<void> {
  const code = promo_code_id === null ? null : await exceededCode(ctx, promo_code_id);
  if (code !== null)
    await noteOrder(ctx, { orderId, reason: paymentReason('promo_code_exceeded'), details: { code } });
}

/** Opens the course; what else is sold follows `orderPaid`. @returns the reason when the money buys nothing */
async function refusalToOpen(ctx: TxContext, order: OrderRow, userId: string) {
  if (order.erased_at) return 'paid_after_erasure';
  if (await isAccountClosed(ctx.db, userId)) return 'account_blocked';
  if (order.course_id === null) return null;
  const grant = { userId, courseId: order.course_id, orderId: order.id };
  return (await grantEnrolment(ctx, grant)) ? null : 'owned_already';
}
