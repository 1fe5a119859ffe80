import type { Feature } from '#server/feature.ts';
import { signInTexts } from '../texts.ts';
import { devicesRoutes, oauthRoutes, securityRoutes, signInRoutes } from './api.ts';
import { closeOpenAccounts, findDemoAccounts } from './demo.ts';
import { signInJobs, signInSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';
import { findRehearsalAccounts } from './rehearsal.ts';

export const signIn: Feature = {
  name: 'sign-in',
  errorWords: signInTexts.server.errors,
  routes: [...signInRoutes, ...devicesRoutes, ...securityRoutes, ...oauthRoutes],
  jobs: signInJobs,
  schedules: signInSchedules,
  personalData,
  demo: { find: findDemoAccounts, remove: closeOpenAccounts },
  rehearsal: { find: findRehearsalAccounts },
};
