import type { Feature } from '#server/feature.ts';
import { manualPaymentsRoutes } from './api.ts';
import { personalData } from './personalData.ts';

export const manualPayments: Feature = {
  name: 'manual-payments',
  routes: manualPaymentsRoutes,
  personalData,
};
