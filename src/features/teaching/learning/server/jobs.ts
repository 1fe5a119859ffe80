import { z } from 'zod';
import { enrolmentOpened } from '#features/teaching/enrolments/contract.ts';
import { enrolmentOfOrder, withoutLessonsSold } from '#features/teaching/enrolments/server/sold.ts';
import { type Job, job, type Schedule } from '#server/outbox/job.ts';
import { hour, schoolDay } from '#shared/dates.ts';
import { addUp } from './sums.store.ts';
import { noteSold } from './uses.ts';

/** For their number alone: what they come to is the same before and after. */
export const addUpSums = job('learning.add_up_sums', z.object({}), (ctx) =>
  ctx.transaction(({ db }) => addUp(db)),
);

/** What an order has paid for is written down at once; of a course that is yet to begin on its day. */
export const noteSoldTo = job(
  'learning.note_sold',
  enrolmentOpened.payload,
  async (ctx, { orderId }, claim) => {
    await ctx.transaction(async (ctx) => {
      const enrolment = orderId === null ? undefined : await enrolmentOfOrder(ctx.db, orderId);
      if (enrolment) await noteSold(ctx, enrolment);
      await claim.settle(ctx.db);
    });
  },
);

const noteSoldToAll = job('learning.note_sold_to_all', z.object({}), async (ctx) => {
  const today = schoolDay(ctx.app.now(), ctx.app.config.timeZone);
  for await (const enrolment of withoutLessonsSold(ctx, today))
    await ctx.transaction((ctx) => noteSold(ctx, enrolment));
});

export const learningJobs: Job[] = [addUpSums, noteSoldTo, noteSoldToAll];
export const learningSchedules: Schedule[] = [
  { name: 'learning.add_up_sums', everyMs: hour / 2, job: addUpSums },
  { name: 'learning.note_sold_to_all', everyMs: hour, job: noteSoldToAll },
];
