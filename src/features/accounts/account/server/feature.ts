import type { Feature } from '#server/feature.ts';
import { removeDemoAccounts } from './demo.ts';
import { accountJobs, accountSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const account: Feature = {
  name: 'account',
  jobs: accountJobs,
  schedules: accountSchedules,
  personalData,
  demo: { remove: removeDemoAccounts },
  rehearsal: { remove: removeDemoAccounts },
};
