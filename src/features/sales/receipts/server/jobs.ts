import { z } from 'zod';
import { orderPaid } from '#features/sales/orders/contract.ts';
import { refundSucceeded } from '#features/sales/refunds/contract/refunds.ts';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour, minute } from '#shared/dates.ts';
import { advanceOne } from './advanceReceipt.ts';
import { reconcileReceipts } from './registerReceipts.ts';
import { settlePrepayments, trackPayment, trackRefund } from './trackReceipts.ts';

export const followPayment = job('receipts.follow_payment', orderPaid.payload, (ctx, { orderId }) =>
  trackPayment(ctx, orderId),
);

export const followRefund = job('receipts.follow_refund', refundSucceeded.payload, (ctx, { refundId }) =>
  trackRefund(ctx, refundId),
);

const reconcile = job('receipts.reconcile', z.object({}), (ctx, _nothing, claim: Claim) =>
  reconcileReceipts(ctx, claim.signal),
);

const settle = job('receipts.settle', z.object({}), (ctx) => settlePrepayments(ctx));

export const receiptsJobs: Job[] = [followPayment, followRefund, advanceOne, reconcile, settle];
export const receiptsSchedules: Schedule[] = [
  { name: 'receipts.reconcile', everyMs: minute, job: reconcile },
  { name: 'receipts.settle', everyMs: hour, job: settle },
];
