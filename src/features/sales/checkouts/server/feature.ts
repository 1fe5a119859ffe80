import { orderPaid } from '#features/sales/orders/contract.ts';
import { moneyHeld } from '#features/sales/payments/contract/payments.ts';
import { type Feature, on } from '#server/feature.ts';
import { checkoutsRoutes } from './api.ts';
import { listedCheckouts } from './checkoutsForStaff.ts';
import { removeDemoCheckouts } from './demo.ts';
import { checkoutsJobs, checkoutsSchedules, noteBought } from './jobs.ts';
import { personalData } from './personalData.ts';
import { loseOpenCalls } from './store.ts';

export const checkouts: Feature = {
  name: 'checkouts',
  routes: checkoutsRoutes,
  jobs: checkoutsJobs,
  schedules: checkoutsSchedules,
  listeners: [on(orderPaid, noteBought), on(moneyHeld, noteBought)],
  listings: [listedCheckouts],
  endUnpaid: (ctx, orderId) => loseOpenCalls(ctx.db, orderId, ctx.app.now().toISOString()),
  personalData,
  demo: { remove: removeDemoCheckouts },
  rehearsal: { remove: removeDemoCheckouts },
};
