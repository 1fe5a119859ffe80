import { refundTold } from '#features/sales/payments/contract/payments.ts';
import { type Feature, on } from '#server/feature.ts';
import { refundsTexts } from '../texts.ts';
import { refundsRoutes } from './api.ts';
import { removeDemoRefunds } from './demo.ts';
import { listedRefunds } from './list.ts';
import { personalData } from './personalData.ts';
import { lookAtTold, refundsJobs, refundsSchedules } from './sendingJobs.ts';
import { refundNotices } from './staffNotices.ts';
import { refundsStuck } from './stuck.ts';
import { refundsTasks } from './tasks.ts';

export const refunds: Feature = {
  name: 'refunds',
  errorWords: refundsTexts.server.errors,
  routes: refundsRoutes,
  jobs: refundsJobs,
  schedules: refundsSchedules,
  listeners: [on(refundTold, lookAtTold)],
  listings: [listedRefunds],
  personalData,
  notices: refundNotices,
  demo: { remove: removeDemoRefunds },
  rehearsal: { remove: removeDemoRefunds },
  tasks: refundsTasks,
  stuck: refundsStuck,
};
