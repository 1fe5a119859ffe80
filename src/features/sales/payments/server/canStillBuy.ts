import { findAccountByEmail, isAccountClosed } from '#features/accounts/account/server/accounts.ts';
import { standingFacts, standingOf } from '#features/sales/orders/rules/standings.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context } from '#server/context.ts';

/**
 * Whether money that is held for the order can buy what was ordered. False where it would be due back at once: the order
 * has ended, its buyer is erased or their account closed, or the course is owned by now.
 */
export async function canStillBuy(ctx: Context, order: OrderRow): Promise<boolean> {
  if (!standingFacts[standingOf(order, { isHeld: true, isAhead: false })].mayTake) return false;
  const userId = order.user_id ?? (await findAccountByEmail(ctx.db, order.email))?.id;
  if (userId === undefined) return true;
  if (await isAccountClosed(ctx.db, userId)) return false;
  return order.course_id === null || !(await ownsCourse(ctx, userId, order.course_id));
}
