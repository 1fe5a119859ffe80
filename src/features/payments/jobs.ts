import { z } from 'zod';
import { orderPaid } from '#features/orders/contract.ts';
import { findOrder } from '#features/orders/service.ts';
import { type Claim, job, type Schedule } from '#server/outbox/job.ts';
import { second } from '#shared/dates.ts';
import { sendCorrectionMails } from './correction/jobs.ts';
import { countCorrections } from './correction/store.ts';
import { sendPaidLetter } from './letters/service.ts';
import { reconcilePayments } from './reconciliation/service.ts';

export const sendOrderPaidMail = job(
  'payments.send_order_paid',
  orderPaid.payload,
  async (app, { orderId }, claim) => {
    const order = await findOrder(app.database.handle, orderId);
    if (!order) throw new Error(`order ${orderId} is gone`);
    // Nobody is left to be told; the panel shows that the money is to go back.
    if (order.erased_at) return;
    // Its address was wrong: the correction sends a mail of its own.
    if ((await countCorrections(app.database.handle, orderId)) > 0) return;
    await sendPaidLetter(app, order, claim, { isCorrected: false });
  },
);

const reconcile = job('payments.reconcile', z.object({}), (app, _nothing, claim: Claim) =>
  reconcilePayments(app, claim.signal),
);

export const paymentsJobs = [sendOrderPaidMail, ...sendCorrectionMails, reconcile];
export const paymentsSchedules: Schedule[] = [
  { name: 'payments.reconcile', everyMs: 30 * second, job: reconcile },
];
