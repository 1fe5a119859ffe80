/** The mail to the guardian who has paid: for what, to which school, and how to ask for the money back. */

import { issueLinkAbout } from '#features/accounts/guardians/server/links.ts';
import { refundDays } from '#features/publishing/school/rules/refundTerm.ts';
import { switchedOn } from '#features/publishing/school/server/benefits.ts';
import { mail } from '#features/publishing/school/server/mail.ts';
import { sellerIn } from '#features/publishing/school/server/seller.ts';
import { orderPaid } from '#features/sales/orders/contract.ts';
import { guardianOf } from '#features/sales/orders/server/guardian.ts';
import { findOrder, refundReason } from '#features/sales/orders/server/orders.ts';
import { purchaseIn } from '#features/sales/orders/server/titles.ts';
import type { Context } from '#server/context.ts';
import { job } from '#server/outbox/job.ts';
import { paymentsTexts } from '../texts.ts';
import { receiptOf } from './paidMail.ts';

/** Does nothing for an adult's order, or once somebody of the two was erased. */
export const sendGuardianPaidMail = job(
  'payments.send_guardian_paid',
  orderPaid.payload,
  async (ctx, { orderId }, claim) => {
    const order = await findOrder(ctx.db, orderId);
    const guardian = order && (await guardianOf(ctx, orderId));
    if (!order || order.erased_at || guardian?.state !== 'consented' || !guardian.guardian_email) return;
    const { guardian_email: to, guardian_name: name, guardian_language: language } = guardian;
    const isReturned = (await refundReason(ctx.db, order)) !== null;
    const purchase = purchaseIn(order, language);
    const { number, title, amount } = purchase;
    const values = {
      ...{ order: number, title, amount },
      name: guardian.name,
      outcome: isReturned ? 'returns' : 'bought',
      receipt: (await receiptOf(ctx, order)) ? 'comes' : 'none',
      seller: await sellerIn(ctx.db, language),
      refund: isReturned ? 'none' : await wayToAsk(ctx),
      days: refundDays,
    };
    const button = await issueLinkAbout(ctx, orderId);
    const content = { messages: paymentsTexts.server.guardianPaidMail, values, purchase, button };
    await mail(ctx, { to, language, name, ...content }, claim);
  },
);

/** As the offer says. */
async function wayToAsk(ctx: Context): Promise<'here' | 'mail'> {
  return (await switchedOn(ctx)).has('cabinet_refund') ? 'here' : 'mail';
}
