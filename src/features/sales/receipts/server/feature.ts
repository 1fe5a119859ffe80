import { orderPaid } from '#features/sales/orders/contract.ts';
import { refundSucceeded } from '#features/sales/refunds/contract/refunds.ts';
import { type Feature, on } from '#server/feature.ts';
import { receiptsRoutes } from './api.ts';
import { removeDemoReceipts } from './demo.ts';
import { followPayment, followRefund, receiptsJobs, receiptsSchedules } from './jobs.ts';
import { listedReceipts } from './list.ts';
import { personalData } from './personalData.ts';
import { receiptNotices } from './staffNotices.ts';
import { receiptsTasks } from './tasks.ts';

export const receipts: Feature = {
  name: 'receipts',
  routes: receiptsRoutes,
  jobs: receiptsJobs,
  schedules: receiptsSchedules,
  listeners: [on(orderPaid, followPayment), on(refundSucceeded, followRefund)],
  listings: [listedReceipts],
  personalData,
  notices: receiptNotices,
  demo: { remove: removeDemoReceipts },
  rehearsal: { remove: removeDemoReceipts },
  tasks: receiptsTasks,
};
