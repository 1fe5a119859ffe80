import { z } from 'zod';
import { orderPaid } from '#features/sales/orders/contract.ts';
import { findOrder } from '#features/sales/orders/server/orders.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { minute } from '#shared/dates.ts';
import { noticeUnfinished } from './noticeUnfinished.ts';
import { remindOfPayment } from './reminder.jobs.ts';
import { winOpenCalls } from './store.ts';

const notice = job('checkouts.notice', z.object({}), (ctx, _nothing, claim) =>
  noticeUnfinished(ctx, claim.signal),
);

/** A buyer who has paid need not be called any more, whichever order it was, and whether the money was taken yet. */
export const noteBought = job('checkouts.note_bought', orderPaid.payload, async (ctx, { orderId }) => {
  const order = await findOrder(ctx.db, orderId);
  if (!order || order.course_id === null) return;
  const { course_id: courseId, email, user_id: userId } = order;
  await winOpenCalls(ctx.db, { courseId, email, userId, at: ctx.app.now().toISOString() });
});

export const checkoutsJobs: Job[] = [notice, remindOfPayment, noteBought];
export const checkoutsSchedules: Schedule[] = [
  { name: 'checkouts.notice', everyMs: 5 * minute, job: notice },
];
