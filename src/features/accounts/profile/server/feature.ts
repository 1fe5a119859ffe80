import type { Feature } from '#server/feature.ts';
import { addressJobs } from './address.jobs.ts';
import { profileRoutes } from './api.ts';
import { profileJobs } from './profile.jobs.ts';

export const profile: Feature = {
  name: 'profile',
  routes: profileRoutes,
  jobs: [...profileJobs, ...addressJobs],
};
