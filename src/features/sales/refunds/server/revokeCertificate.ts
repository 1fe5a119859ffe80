/** The certificate of a course whose whole price goes back. */

import { orderNumber } from '#features/sales/orders/rules.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import {
  certificateOf,
  revokeCertificateOf,
} from '#features/teaching/certificates/server/revokeCertificate.ts';
import { isOpenByOrder, ownsCourse } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context, TxContext } from '#server/context.ts';
import type { RefundRow } from './store.ts';

/** Number of the buyer's valid certificate, where nothing but this order stands for it; else null. */
export async function certificateAtStake(ctx: Context, order: OrderRow): Promise<string | null> {
  const owned = await ownedByOrderAlone(ctx, order);
  const certificate = owned && (await certificateOf(ctx.db, owned));
  return certificate?.isValid ? certificate.number : null;
}

/** Part of the refund's end, as the closing of access is. */
export async function revokeWithRefund(ctx: TxContext, order: OrderRow, refund: RefundRow): Promise<void> {
  const owned = refund.revokes_certificate === 1 && (await ownedByOrderAlone(ctx, order));
  if (owned) await revokeCertificateOf(ctx, owned, `${orderNumber(order.number)}: ${refund.reason}`);
}

/** Number of the certificate that this refund revokes or has revoked; null without one. */
export async function certificateOfRefund(
  ctx: Context,
  order: OrderRow,
  refund: RefundRow,
): Promise<string | null> {
  const owned = refund.revokes_certificate === 1 && (await ownedByOrderAlone(ctx, order));
  return (owned && (await certificateOf(ctx.db, owned))?.number) || null;
}

/** A course that the buyer has by another purchase too, or from the school, keeps its certificate. */
async function ownedByOrderAlone(ctx: Context, { id, product, user_id: userId, course_id }: OrderRow) {
  if (product !== 'course' || userId === null || course_id === null) return null;
  const isOwnedOtherwise = !(await isOpenByOrder(ctx.db, id)) && (await ownsCourse(ctx, userId, course_id));
  return isOwnedOtherwise ? null : { userId, courseId: course_id };
}
