import { orderPaid } from '#features/sales/orders/contract.ts';
import { beginChange } from '#server/changes.ts';
import { type Job, job } from '#server/outbox/job.ts';
import { countsStudents } from './content.ts';

/** A purchase changes the number of students, so a page that names it is redrawn. */
export const redrawFigures = job('content.redraw_figures', orderPaid.payload, async (ctx) => {
  if (await countsStudents(ctx)) await ctx.transaction(beginChange);
});

export const figureJobs: Job[] = [redrawFigures];
