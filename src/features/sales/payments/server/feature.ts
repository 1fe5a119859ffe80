import { minorCleared, orderPaid } from '#features/sales/orders/contract.ts';
import { type Feature, on } from '#server/feature.ts';
import { paymentHeld } from '../contract/payments.ts';
import { paymentsTexts } from '../texts.ts';
import { tellAdult } from './adult.jobs.ts';
import { paymentsRoutes, paymentsWebhooks } from './api.ts';
import { removeDemoPayments, removeRehearsed } from './demo.ts';
import { endUnpaid } from './endUnpaid.ts';
import { guardedPurchase } from './guardianKinds.ts';
import { sendGuardianPaidMail } from './guardianMail.ts';
import { settleHold } from './holds.jobs.ts';
import { paymentsJobs, paymentsSchedules, sendOrderPaidMail } from './jobs.ts';
import { paymentsLaunch } from './launch.ts';
import { personalData } from './personalData.ts';
import { paymentNotices } from './staffNotices.ts';

export const payments: Feature = {
  name: 'payments',
  errorWords: paymentsTexts.server.errors,
  routes: paymentsRoutes,
  rawRoutes: paymentsWebhooks,
  jobs: paymentsJobs,
  schedules: paymentsSchedules,
  listeners: [
    on(orderPaid, sendOrderPaidMail),
    on(orderPaid, sendGuardianPaidMail),
    on(minorCleared, tellAdult),
    on(paymentHeld, settleHold),
  ],
  launch: paymentsLaunch,
  personalData,
  guardianKinds: [guardedPurchase],
  endUnpaid,
  notices: paymentNotices,
  demo: { remove: removeDemoPayments },
  rehearsal: { remove: removeRehearsed },
};
