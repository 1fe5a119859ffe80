import { z } from 'zod';
import { refundTold } from '#features/sales/payments/contract/payments.ts';
import { timeLimits } from '#features/sales/payments/server/providers/calls.ts';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { second } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { sendNews, tellGuardian } from './news.ts';
import { lookAtRefund } from './outsideRefunds.ts';
import { advanceRefund, reconcileRefunds } from './sendRefunds.ts';
import { findRefund } from './store.ts';

/** The first try, at once; what it leaves open the schedule goes on with. */
export const sendRefund = job(
  'refunds.send',
  z.object({ refundId: idField }),
  async (ctx, { refundId }, claim) => {
    const refund = await findRefund(ctx.db, refundId);
    const options = { timeoutMs: timeLimits.backgroundMs, signal: claim.signal };
    if (refund) await advanceRefund(ctx, refund, options);
  },
);

const reconcile = job('refunds.reconcile', z.object({}), (ctx, _nothing, claim: Claim) =>
  reconcileRefunds(ctx, claim.signal),
);

/** The provider has announced a refund: ask for its outcome. */
export const lookAtTold = job('refunds.look_at_told', refundTold.payload, (ctx, told, claim) =>
  lookAtRefund(ctx, told, claim.signal),
);

export const refundsJobs: Job[] = [sendNews, tellGuardian, sendRefund, reconcile, lookAtTold];
export const refundsSchedules: Schedule[] = [
  { name: 'refunds.reconcile', everyMs: 30 * second, job: reconcile },
];
