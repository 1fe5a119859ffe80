import { z } from 'zod';
import { schoolChanged } from '#features/school/contract/school.ts';
import { readBasics } from '#features/school/server/basics.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { minute } from '#shared/dates.ts';
import { nextMoment, type PromotionTerms } from '../rules/prices.ts';
import { noteOfferedPrice, schoolClock } from './offered.ts';
import { promotionById, promotionsThatAreOn } from './prices.store.ts';

/**
 * A promotion has just begun, ended or started again: pages that show prices are drawn anew, and its next
 * such moment is scheduled. If it was changed meanwhile, a redraw too many does no harm.
 */
export const promotionMoment = job(
  'courses.promotion_moment',
  z.object({ promotionId: z.string() }),
  async (ctx, { promotionId }, claim) => {
    await ctx.transaction(async (ctx) => {
      await beginChange(ctx);
      const promotion = await promotionById(ctx.db, promotionId);
      if (promotion) {
        await noteOfferedPrice(ctx, promotion.course_id);
        await queueNextMoment(ctx, promotion);
      }
      await claim.settle(ctx.db);
    });
  },
);

/** The school's time zone may have changed: promotions that end with its day end at another moment. */
export const retimePromotions = job(
  'courses.retime_promotions',
  schoolChanged.payload,
  async (ctx, _change, claim) => {
    await readBasics(ctx);
    await planAll(ctx, claim);
  },
);

/**
 * Schedules missing moments. Each moment schedules the next by the server's clock at that time; a clock that
 * was ahead has used up moments still to come, or scheduled none.
 */
export const planPromotions = job('courses.plan_promotions', z.object({}), (ctx, _nothing, claim) =>
  planAll(ctx, claim),
);

export const coursesJobs: Job[] = [promotionMoment, retimePromotions, planPromotions];
export const coursesSchedules: Schedule[] = [
  { name: 'courses.plan_promotions', everyMs: 10 * minute, job: planPromotions },
];

async function planAll(ctx: Context, claim: Claim): Promise<void> {
  await ctx.transaction(async (ctx) => {
    for (const promotion of await promotionsThatAreOn(ctx.db)) await queueNextMoment(ctx, promotion);
    await claim.settle(ctx.db);
  });
}

/** Queued once per moment, however often this is called. */
export async function queueNextMoment(ctx: TxContext, promotion: PromotionTerms): Promise<void> {
  const runAt = nextMoment(promotion, schoolClock(ctx));
  if (!runAt) return;
  const uniqueKey = `promotion ${promotion.id} ${runAt.toISOString()}`;
  await queue(ctx, promotionMoment, { promotionId: promotion.id }, { runAt, uniqueKey });
}
