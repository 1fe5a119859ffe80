/** Body of POST /receipts. It is stored and sent byte for byte: a repeated key with another body would be refused. */
import { prepaidVat, settledVat } from '#features/publishing/school/rules/requisites.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { receiptOf } from '#features/sales/payments/rules/checkout.ts';
import { paymentById } from '#features/sales/payments/server/findPayment.ts';
import { amountOf } from '#features/sales/payments/server/providers/calls.ts';
import { refundById } from '#features/sales/refunds/server/findRefund.ts';
import { customerOf } from '#features/sales/refunds/server/request.ts';
import type { Context } from '#server/context.ts';
import { shortened } from '#shared/graphemes.ts';
import type { ReceiptRow } from './store.ts';

/** @throws where payment or order are gone */
export async function receiptRequest(ctx: Context, row: ReceiptRow): Promise<string> {
  const payment = await paymentById(ctx.db, row.payment_id);
  const order = await findOrder(ctx.db, row.order_id);
  if (!payment || !order) throw new Error(`receipt ${row.id} has no payment`);
  const refund = row.refund_id ? await refundById(ctx.db, row.refund_id) : undefined;
  const sold = receiptOf(payment.request);
  const { yookassa } = ctx.app.config;
  const isPrepaid = row.kind !== 'settlement' && row.is_prepaid === 1;
  const vatCode = sold?.items[0]?.vat_code ?? yookassa?.vatCode;
  const amount = amountOf(row.amount_kopecks);
  return JSON.stringify({
    ...(refund
      ? { type: 'refund', refund_id: refund.provider_refund_id }
      : { type: 'payment', payment_id: payment.provider_payment_id }),
    customer: await customerOf(ctx, order),
    tax_system_code: sold?.tax_system_code ?? yookassa?.taxSystem,
    internet: true,
    send: true,
    items: [
      {
        description: sold?.items[0]?.description ?? shortened(order.course_title, 128),
        quantity: 1,
        amount,
        vat_code: vatCode && (isPrepaid ? prepaidVat(vatCode) : settledVat(vatCode)),
        payment_subject: 'service',
        payment_mode: isPrepaid ? 'full_prepayment' : 'full_payment',
        measure: 'piece',
      },
    ],
    settlements: [{ type: row.kind === 'settlement' ? 'prepayment' : 'cashless', amount }],
  });
}
