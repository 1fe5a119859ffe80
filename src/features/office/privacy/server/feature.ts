import type { Feature } from '#server/feature.ts';
import { privacyRoutes } from './api.ts';
import { privacyJobs, privacySchedules } from './jobs.ts';

export const privacy: Feature = {
  name: 'privacy',
  routes: privacyRoutes,
  jobs: privacyJobs,
  schedules: privacySchedules,
};
