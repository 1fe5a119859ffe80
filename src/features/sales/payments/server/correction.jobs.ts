import { z } from 'zod';
import { mail } from '#features/publishing/school/server/mail.ts';
import { orderNumber } from '#features/sales/orders/rules.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import type { Context } from '#server/context.ts';
import { job } from '#server/outbox/job.ts';
import { hiddenName } from '#shared/erased.ts';
import { idField } from '#shared/fields.ts';
import { paymentsTexts } from '../texts.ts';
import { findCorrection } from './correction.store.ts';
import { sendPaidMail } from './paidMail.ts';

const correction = z.object({ correctionId: idField });

/**
 * To the right address: what is bought, and the link to choose a password. Not where it was corrected again.
 */
const sendToNewAddress = job('payments.send_corrected', correction, async (ctx, { correctionId }, claim) => {
  const { found, order } = await read(ctx, correctionId);
  if (order.email === found.new_email) await sendPaidMail(ctx, order, claim);
});

/**
 * To the address that the order had: its reader may be a stranger, or a buyer whose secret was stolen.
 */
const sendToOldAddress = job(
  'payments.send_corrected_away',
  correction,
  async (ctx, { correctionId }, claim) => {
    const { found, order } = await read(ctx, correctionId);
    // Erased meanwhile.
    if (found.old_email === hiddenName) return;
    const { number, language } = order;
    const values = { order: orderNumber(number) };
    await mail(
      ctx,
      { to: found.old_email, language, messages: paymentsTexts.server.orderMovedMail, values },
      claim,
    );
  },
);

export const sendCorrectionMails = [sendToNewAddress, sendToOldAddress];

async function read(ctx: Context, correctionId: string) {
  const found = await findCorrection(ctx.db, correctionId);
  const order = found && (await findOrder(ctx.db, found.order_id));
  if (!order) throw new Error(`correction ${correctionId} has no order`);
  return { found, order };
}
