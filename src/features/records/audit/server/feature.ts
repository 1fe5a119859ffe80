import type { Feature } from '#server/feature.ts';
import { auditRoutes } from './api.ts';
import { listedEntries } from './audit.ts';
import { personalData } from './personalData.ts';

export const audit: Feature = {
  name: 'audit',
  routes: auditRoutes,
  listings: [listedEntries],
  personalData,
};
