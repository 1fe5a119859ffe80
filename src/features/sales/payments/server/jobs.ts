import { z } from 'zod';
import { orderPaid } from '#features/sales/orders/contract.ts';
import { findOrder, refundReason } from '#features/sales/orders/server/orders.ts';
import { type Claim, job, type Schedule } from '#server/outbox/job.ts';
import { second } from '#shared/dates.ts';
import { tellAdult } from './adult.jobs.ts';
import { sendCorrectionMails } from './correction.jobs.ts';
import { countCorrections } from './correction.store.ts';
import { tellStaffOfDenial } from './denial.jobs.ts';
import { sendGuardianPaidMail } from './guardianMail.ts';
import { tellHoldReturned } from './holdReturned.jobs.ts';
import { settleHold } from './holds.jobs.ts';
import { sendPaidMail } from './paidMail.ts';
import { reconcilePayments } from './reconciliation.ts';
import { advanceTrial } from './trial.ts';

export const sendOrderPaidMail = job(
  'payments.send_order_paid',
  orderPaid.payload,
  async (ctx, { orderId }, claim) => {
    const order = await findOrder(ctx.db, orderId);
    if (!order) throw new Error(`order ${orderId} is gone`);
    // No recipient is left; the panel shows that the money has to go back.
    if (order.erased_at) return;
    // Its address was wrong: the correction sends a mail of its own.
    if ((await countCorrections(ctx.db, orderId)) > 0) return;
    // The feature that sells it writes, unless the money bought nothing.
    if (order.course_id === null && !(await refundReason(ctx.db, order))) return;
    await sendPaidMail(ctx, order, claim);
  },
);

const reconcile = job('payments.reconcile', z.object({}), (ctx, _nothing, claim: Claim) =>
  reconcilePayments(ctx, claim.signal),
);

const advance = job('payments.advance_trial', z.object({}), (ctx) => advanceTrial(ctx));

export const paymentsJobs = [
  sendOrderPaidMail,
  sendGuardianPaidMail,
  ...sendCorrectionMails,
  tellStaffOfDenial,
  tellAdult,
  settleHold,
  tellHoldReturned,
  reconcile,
  advance,
];
export const paymentsSchedules: Schedule[] = [
  { name: 'payments.reconcile', everyMs: 30 * second, job: reconcile },
  { name: 'payments.advance_trial', everyMs: 30 * second, job: advance },
];
