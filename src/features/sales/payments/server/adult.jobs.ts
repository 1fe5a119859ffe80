import { mail } from '#features/publishing/school/server/mail.ts';
import { minorCleared } from '#features/sales/orders/contract.ts';
import { isOpen, orderNumber } from '#features/sales/orders/rules.ts';
import { rememberMail } from '#features/sales/orders/server/mails.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { job } from '#server/outbox/job.ts';
import { paymentsTexts } from '../texts.ts';
import { requestPayment } from './requestPayment.ts';
import { returnAddressOf } from './returnAddress.ts';

/** Tells a buyer whose tick was a mistake how to go on: by paying the order, or by ordering again. */
export const tellAdult = job(
  // Named by the feature that it stood in: those that are queued keep their name.
  'orders.tell_adult',
  minorCleared.payload,
  async (ctx, { orderId }, claim) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order || order.erased_at) return;
    const mayPay = isOpen(order.status);
    // The address in the mail leads on to paying from the first moment.
    if (mayPay) await requestPayment(ctx, orderId);
    const wayBack = mayPay ? await returnAddressOf(ctx, orderId) : null;
    const { email, language, name } = order;
    const subject = await mail(
      ctx,
      {
        ...{ to: email, language, name, messages: paymentsTexts.server.adultMail },
        values: { order: orderNumber(order.number), next: wayBack ? 'pay' : 'again' },
        button: wayBack ?? ctx.app.config.appUrl,
      },
      claim,
    );
    await rememberMail(ctx, { orderId, email, subject }, claim);
  },
);
