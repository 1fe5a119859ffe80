import { z } from 'zod';
import { mail } from '#features/publishing/school/server/mail.ts';
import { rememberMail } from '#features/sales/orders/server/mails.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { purchaseIn } from '#features/sales/orders/server/titles.ts';
import { job } from '#server/outbox/job.ts';
import { idField } from '#shared/fields.ts';
import { paymentsTexts } from '../texts.ts';

/** Tells a buyer that the money that was held for their order has gone back, and who gave the order up. */
export const tellHoldReturned = job(
  'payments.tell_hold_returned',
  z.object({ orderId: idField }),
  async (ctx, { orderId }, claim) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order || order.erased_at) return;
    const { email, language, name } = order;
    const { number, title, amount } = purchaseIn(order, language);
    const subject = await mail(
      ctx,
      {
        to: email,
        language,
        name,
        messages: paymentsTexts.server.holdReturnedMail,
        values: { order: number, title, amount, why: whyOf(order.end_reason) },
      },
      claim,
    );
    await rememberMail(ctx, { orderId, email, subject }, claim);
  },
);

function whyOf(reason: string | null): string {
  if (reason === 'canceled_by_buyer') return 'buyer';
  return reason === 'expired_on_capture' ? 'late' : 'school';
}
