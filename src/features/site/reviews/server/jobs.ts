import { z } from 'zod';
import { orderPaid } from '#features/sales/orders/contract.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { refundSucceeded } from '#features/sales/refunds/contract/refunds.ts';
import { refundById } from '#features/sales/refunds/server/findRefund.ts';
import { beginChange } from '#server/changes.ts';
import type { Context } from '#server/context.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { day } from '#shared/dates.ts';
import { purgeDeleted } from './removal.ts';
import * as store from './store.ts';

const purgeReviews = job('reviews.purge_deleted', z.object({}), purgeDeleted);

/** Orders decide what is verified: the page is redrawn when one changes it. */
export const redrawOfPaid = job('reviews.redraw_paid', orderPaid.payload, (ctx, { orderId }) =>
  redrawOf(ctx, orderId),
);
export const redrawOfReturned = job(
  'reviews.redraw_returned',
  refundSucceeded.payload,
  async (ctx, { refundId }) => {
    const refund = await refundById(ctx.db, refundId);
    if (refund) await redrawOf(ctx, refund.order_id);
  },
);

export const reviewsJobs: Job[] = [purgeReviews, redrawOfPaid, redrawOfReturned];
export const reviewsSchedules: Schedule[] = [
  { name: 'reviews.purge_deleted', everyMs: 1 * day, job: purgeReviews },
];

async function redrawOf(ctx: Context, orderId: string): Promise<void> {
  const order = await findOrder(ctx.db, orderId);
  if (order && (await store.hasReviewOf(ctx.db, order))) await ctx.transaction(beginChange);
}
