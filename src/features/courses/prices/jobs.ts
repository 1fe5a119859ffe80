import { z } from 'zod';
import { schoolChanged } from '#features/school/contract.ts';
import { readTimeZone } from '#features/school/zone/service.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { markChanged } from '#server/versions/versions.ts';
import { nextMoment, type PromotionTerms, type SchoolClock } from './rules.ts';
import { promotionById, promotionsThatAreOn } from './store.ts';

/**
 * A promotion has just begun, ended or begun anew, by the clock: pages that show prices are drawn anew, and its next
 * such moment is waited for. One that was changed meanwhile loses nothing by a redraw too many.
 */
export const promotionMoment = job(
  'courses.promotion_moment',
  z.object({ promotionId: z.string() }),
  async (app, { promotionId }, claim) => {
    await app.database.transaction(async (tx) => {
      await markChanged(app, tx, 'pages');
      const promotion = await promotionById(tx, promotionId);
      if (promotion) await queueNextMoment(app, tx, promotion);
      await claim.settle(tx);
    });
  },
);

/** The school may live by another clock now: promotions that end with its day end at another moment. */
export const retimePromotions = job(
  'courses.retime_promotions',
  schoolChanged.payload,
  async (app, _change, claim) => {
    await readTimeZone(app);
    await app.database.transaction(async (tx) => {
      for (const promotion of await promotionsThatAreOn(tx)) await queueNextMoment(app, tx, promotion);
      await claim.settle(tx);
    });
  },
);

export const coursesJobs: Job[] = [promotionMoment, retimePromotions];

/** Once for each moment, however often it is asked for. */
export async function queueNextMoment(app: App, tx: Tx, promotion: PromotionTerms): Promise<void> {
  const runAt = nextMoment(promotion, schoolClock(app));
  if (!runAt) return;
  const uniqueKey = `promotion ${promotion.id} ${runAt.toISOString()}`;
  await queue(app, tx, promotionMoment, { promotionId: promotion.id }, { runAt, uniqueKey });
}

export function schoolClock(app: App): SchoolClock {
  return { now: app.now(), timeZone: app.config.timeZone, renewsDaily: app.config.mode === 'demo' };
}
