import { orderPaid } from '#features/sales/orders/contract.ts';
import { beginChange } from '#server/changes.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { countsStudents } from './content.ts';

/** A purchase changes how many students there are: a page that says so is drawn anew. */
export const redrawFigures = job('content.redraw_figures', orderPaid.payload, async (ctx) => {
  if (await countsStudents(ctx)) await ctx.transaction(beginChange);
});

export const figureJobs: Job[] = [redrawFigures];
