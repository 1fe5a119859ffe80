import type { Feature } from '#server/feature.ts';
import { oauthRoutes, signInRoutes } from './api.ts';
import { signInJobs, signInSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const signIn: Feature = {
  name: 'sign-in',
  routes: [...signInRoutes, ...oauthRoutes],
  jobs: signInJobs,
  schedules: signInSchedules,
  personalData,
};
