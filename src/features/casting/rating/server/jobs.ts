import { z } from 'zod';
import { orderPaid } from '#features/sales/orders/contract.ts';
import { refundSucceeded } from '#features/sales/refunds/contract/refunds.ts';
import { refundById } from '#features/sales/refunds/server/findRefund.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour } from '#shared/dates.ts';
import { clearDrafts } from './drafts.ts';
import { sendNewLink, sendResult } from './mail.jobs.ts';
import { releaseResult } from './releaseResult.ts';
import { changeRating, ratingById } from './store.ts';

/** Also where the buyer never came back to the page. */
export const releasePaid = job('rating.release', orderPaid.payload, (ctx, { orderId }) =>
  releaseResult(ctx, orderId),
);

/** A part that was sent back with the access takes the result along; a whole refund does so by itself. */
export const closeRefunded = job('rating.close', refundSucceeded.payload, async (ctx, { refundId }) => {
  const refund = await refundById(ctx.db, refundId);
  const rating = refund && (await ratingById(ctx.db, refund.order_id));
  if (!rating || rating.closed_at !== null || refund.closes_access !== 1) return;
  await changeRating(ctx.db, rating.id, { closed_at: ctx.app.now().toISOString(), share_token: null });
});

const clear = job('rating.clear_drafts', z.object({}), (ctx) => clearDrafts(ctx));

export const ratingJobs: Job[] = [releasePaid, closeRefunded, sendResult, sendNewLink, clear];
export const ratingSchedules: Schedule[] = [{ name: 'rating.clear_drafts', everyMs: 6 * hour, job: clear }];
