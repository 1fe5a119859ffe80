import { z } from 'zod';
import { beginChange } from '../changes.ts';
import { job } from '../outbox/job.ts';

/** By the clock, for what pages say of days: every process forgets those that it keeps. */
export const redrawPages = job('pages.redraw', z.object({}), async (ctx, _nothing, claim) => {
  await ctx.transaction(async (ctx) => {
    await beginChange(ctx);
    await claim.settle(ctx.db);
  });
});
