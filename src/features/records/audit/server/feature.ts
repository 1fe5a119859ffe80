import type { Feature } from '#server/feature.ts';
import { auditRoutes } from './api.ts';
import { listedEntries } from './audit.ts';
import { removeDemoEntries } from './demo.ts';
import { personalData } from './personalData.ts';

export const audit: Feature = {
  name: 'audit',
  routes: auditRoutes,
  listings: [listedEntries],
  demo: { remove: removeDemoEntries },
  personalData,
};
