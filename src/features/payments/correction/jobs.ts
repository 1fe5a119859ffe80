import { z } from 'zod';
import { findOrder } from '#features/orders/service.ts';
import { schoolSignature } from '#features/school/service.ts';
import type { App } from '#server/app.ts';
import { job } from '#server/outbox/job.ts';
import { hiddenName } from '#shared/erased.ts';
import { idField } from '#shared/fields.ts';
import { correctionNotice } from '../emails.ts';
import { sendPaidLetter } from '../letters/service.ts';
import { findCorrection } from './store.ts';

const correction = z.object({ correctionId: idField });

/** To the right address: what is bought, and the link to choose a password. Not where it was corrected again. */
const sendToNewAddress = job('payments.send_corrected', correction, async (app, { correctionId }, claim) => {
  const { found, order } = await read(app, correctionId);
  if (order.email === found.new_email) await sendPaidLetter(app, order, claim, { isCorrected: true });
});

/** To the address that the order had: its reader may be a stranger, or the buyer of whom a secret was stolen. */
const sendToOldAddress = job(
  'payments.send_corrected_away',
  correction,
  async (app, { correctionId }, claim) => {
    const { found, order } = await read(app, correctionId);
    // Erased meanwhile.
    if (found.old_email === hiddenName) return;
    const signature = await schoolSignature(app.database.handle, order.language);
    const mail = correctionNotice(order, signature);
    await app.mail.send({ to: found.old_email, ...mail }, claim);
  },
);

export const sendCorrectionMails = [sendToNewAddress, sendToOldAddress];

async function read(app: App, correctionId: string) {
  const found = await findCorrection(app.database.handle, correctionId);
  const order = found && (await findOrder(app.database.handle, found.order_id));
  if (!order) throw new Error(`correction ${correctionId} has no order`);
  return { found, order };
}
