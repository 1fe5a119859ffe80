import { z } from 'zod';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/db/database.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { queue } from '#server/outbox/queue.ts';
import { markChanged } from '#server/versions/versions.ts';
import { nextMoment, type PromotionTerms, type SchoolClock } from './rules.ts';
import { promotionById } from './store.ts';

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

export const coursesJobs: Job[] = [promotionMoment];

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
