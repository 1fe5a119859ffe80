/** State of an order in any browser, by the key in its return address. */

import { standingFacts } from '#features/sales/orders/rules/standings.ts';
import { isOpen } from '#features/sales/orders/rules.ts';
import { guardianOf } from '#features/sales/orders/server/guardian.ts';
import { findOrder, type OrderRow, orderByKey } from '#features/sales/orders/server/orders.ts';
import { standingOfOrder } from '#features/sales/orders/server/standing.ts';
import { codeOf } from '#features/sales/promo-codes/server/codes.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import { anybody, pricesOf } from '#features/teaching/courses/server/offeredPrices.ts';
import { isOnSale } from '#features/teaching/courses/server/onSale.ts';
import { toCoursePrice } from '#features/teaching/courses/server/prices.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import { textIn } from '#shared/localText.ts';
import type { paymentsApi } from '../contract/payments.ts';
import { declineOf } from '../rules/declines.ts';
import { afterwards } from './afterwards.ts';
import { askProvider } from './status.ts';
import * as store from './store.ts';

type StateOutput = Output<typeof paymentsApi.state>;

/** None of it names the buyer, opens an account or allows changes. @throws not_found */
export async function orderState(
  ctx: Context,
  { order_key }: ParsedInput<typeof paymentsApi.state>,
): Promise<StateOutput> {
  const before = await orderByKey(ctx.db, order_key);
  if (!before) throw notFound();
  if (isOpen(before.status)) await askProvider(ctx, before.id);
  const order = (await findOrder(ctx.db, before.id)) ?? before;
  const payment = await store.findPaymentOfOrder(ctx.db, order.id);
  const standing = await standingOfOrder(ctx, order);
  return {
    status: order.status,
    standing,
    decline: declineOf(order, payment?.cancellation_reason),
    ...(await afterwards(ctx, order)),
    is_held: standing === 'held',
    confirmation_url: standingFacts[standing].mayPay ? (payment?.confirmation_url ?? null) : null,
    course: await courseOnSale(ctx, order),
    by_guardian: (await guardianOf(ctx, order.id)) !== null,
    promo_code: order.promo_code_id && (await codeOf(ctx, order.promo_code_id)),
  };
}

async function courseOnSale(ctx: Context, { course_id }: OrderRow): Promise<StateOutput['course']> {
  const course = await findCourse(ctx.db, course_id);
  if (!course || !(await isOnSale(ctx, course))) return null;
  const [price] = await pricesOf(ctx, [course], anybody);
  return { id: course.id, title: textIn(course, 'title', ctx.actor.language), ...toCoursePrice(price!) };
}
