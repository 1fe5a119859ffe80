import type { Feature } from '#server/feature.ts';
import { addressJobs, addressSchedules } from './address.jobs.ts';
import { profileRoutes } from './api.ts';
import { personalData } from './personalData.ts';
import { profileJobs } from './profile.jobs.ts';

export const profile: Feature = {
  name: 'profile',
  routes: profileRoutes,
  jobs: [...profileJobs, ...addressJobs],
  schedules: addressSchedules,
  personalData,
};
