/** Body of POST /refunds. It is stored and sent byte for byte: a repeated key with another body would be refused. */

import { prepaidVat, settledVat } from '#features/publishing/school/rules/requisites.ts';
import { schoolIn } from '#features/publishing/school/server/school.ts';
import { guardianOf } from '#features/sales/orders/server/guardian.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { receiptOf } from '#features/sales/payments/rules/checkout.ts';
import type { PaymentRow } from '#features/sales/payments/server/findPayment.ts';
import { amountOf } from '#features/sales/payments/server/providers/calls.ts';
import { hasStarted } from '#features/teaching/courses/rules/courses.ts';
import { findCourse } from '#features/teaching/courses/server/courses.ts';
import type { Context } from '#server/context.ts';
import { cut, shortened } from '#shared/graphemes.ts';

interface Wanted {
  refundId: string;
  attempt: number;
  kopecks: number;
  /** All that was charged, at once. */
  isWhole: boolean;
  order: OrderRow;
  payment: PaymentRow;
}

/** A whole refund takes the payment's receipt back at the provider; a part needs a receipt of its own (54-FZ). */
export async function refundRequest(ctx: Context, wanted: Wanted): Promise<string> {
  const { refundId, attempt, kopecks, isWhole, order, payment } = wanted;
  return JSON.stringify({
    payment_id: payment.provider_payment_id,
    amount: amountOf(kopecks),
    description: shortened(`${returned[order.product]}: ${order.course_title}`, 250),
    metadata: { order_id: order.id, refund_id: refundId, attempt: String(attempt) },
    ...(!isWhole && { receipt: await partReceipt(ctx, wanted) }),
  });
}

/** The provider shows it to the buyer. */
const returned = { course: 'Возврат оплаты курса', rating: 'Возврат оплаты' };

/** The items that are taken back: the same goods, at the price that goes back. */
async function partReceipt(ctx: Context, { kopecks, order, payment }: Wanted) {
  const sold = receiptOf(payment.request);
  const [item] = sold?.items ?? [];
  const course = await findCourse(ctx.db, order.course_id);
  // On that day another receipt has settled what was paid in advance.
  const vatCode = item?.vat_code ?? ctx.app.config.yookassa?.vatCode;
  const wasPrepaid = item?.payment_mode === 'full_prepayment';
  const isSettled = hasStarted(course?.start_date ?? null, ctx.app.now(), ctx.app.config.timeZone);
  return {
    customer: await customerOf(ctx, order),
    tax_system_code: sold?.tax_system_code ?? ctx.app.config.yookassa?.taxSystem,
    internet: true,
    items: [
      {
        description: item?.description ?? shortened(order.course_title, 128),
        quantity: 1,
        amount: amountOf(kopecks),
        vat_code: vatCode && wasPrepaid ? (isSettled ? settledVat(vatCode) : prepaidVat(vatCode)) : vatCode,
        payment_subject: 'service',
        payment_mode: isSettled ? 'full_payment' : (item?.payment_mode ?? 'full_payment'),
        measure: 'piece',
      },
    ],
  };
}

/**
 * Who has paid: the buyer as the order names them now, or the guardian of somebody under 18; where the buyer was erased,
 * the school, so that there is a receipt at all.
 */
export async function customerOf(ctx: Context, { id, erased_at, email, name, phone }: OrderRow) {
  const guardian = await guardianOf(ctx, id);
  if (guardian?.guardian_email)
    return { full_name: cut(guardian.guardian_name, 256), email: guardian.guardian_email };
  if (erased_at) return { email: (await schoolIn(ctx.db, 'ru')).email ?? ctx.app.config.adminEmail };
  const digits = phone?.replace(/\D/g, '');
  return { ...(name && { full_name: cut(name, 256) }), email, ...(digits && { phone: digits }) };
}
