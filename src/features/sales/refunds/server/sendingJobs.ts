import { z } from 'zod';
import { refundTold } from '#features/sales/payments/contract/payments.ts';
import { timeLimits } from '#features/sales/payments/server/providers/calls.ts';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour, second } from '#shared/dates.ts';
import { idField } from '#shared/fields.ts';
import { sendNews, tellGuardian } from './news.ts';
import { lookAtRefund } from './outsideRefunds.ts';
import { sumEndedDays } from './returned.ts';
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

/** Sums are for those who read long periods: until they are there the refunds are read. */
const sumDays = job('refunds.sum_days', z.object({}), sumEndedDays);

export const refundsJobs: Job[] = [sendNews, tellGuardian, sendRefund, reconcile, lookAtTold, sumDays];
export const refundsSchedules: Schedule[] = [
  { name: 'refunds.reconcile', everyMs: 30 * second, job: reconcile },
  { name: 'refunds.sum_days', everyMs: hour / 2, job: sumDays },
];
