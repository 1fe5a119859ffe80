import { z } from 'zod';
import { schoolChanged } from '#features/publishing/school/contract/school.ts';
import { readBasics } from '#features/publishing/school/server/basics.ts';
import { beginChange } from '#server/changes.ts';
import type { Context, TxContext } from '#server/context.ts';
import { type Claim, type Job, job, type Schedule } from '#server/outbox/job.ts';
import { queueWith } from '#server/outbox/queue.ts';
import { minute } from '#shared/dates.ts';
import { nextMoment, type PromotionTerms } from '../rules/prices.ts';
import { coursesToNote, noteOfferedPrice, schoolClock } from './offeredPrices.ts';
import { promotionById, promotionsThatAreOn } from './prices.store.ts';

/**
 * A promotion has just begun, ended or started again: pages that show prices are redrawn, and its next
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
    // A school that has just named its seller begins to sell.
    await followSale(ctx);
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

/** A presale is over by the clock: a course that still has no lesson is off sale. */
export const followClock = job('courses.follow_clock', z.object({}), followSale);

export const coursesJobs: Job[] = [promotionMoment, retimePromotions, planPromotions, followClock];
export const coursesSchedules: Schedule[] = [
  { name: 'courses.follow_clock', everyMs: 10 * minute, job: followClock },
  { name: 'courses.plan_promotions', everyMs: 10 * minute, job: planPromotions },
];

async function planAll(ctx: Context, claim: Claim): Promise<void> {
  await ctx.transaction(async (ctx) => {
    for (const promotion of await promotionsThatAreOn(ctx.db)) await queueNextMoment(ctx, promotion);
    await claim.settle(ctx.db);
  });
}

/** Records what has come on sale or gone off it without an edit of the course, and drops the pages then. */
async function followSale(ctx: Context): Promise<void> {
  const ids = await coursesToNote(ctx);
  if (ids.length === 0) return;
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    for (const id of ids) await noteOfferedPrice(ctx, id);
  });
}

/** Queued once per moment, however often this is called. */
export async function queueNextMoment(ctx: TxContext, promotion: PromotionTerms): Promise<void> {
  const runAt = nextMoment(promotion, schoolClock(ctx));
  if (!runAt) return;
  const uniqueKey = `promotion ${promotion.id} ${runAt.toISOString()}`;
  await queueWith(ctx, { job: promotionMoment, payload: { promotionId: promotion.id }, runAt, uniqueKey });
}
