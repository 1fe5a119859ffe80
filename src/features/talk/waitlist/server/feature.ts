import type { Feature } from '#server/feature.ts';
import { waitlistTexts } from '../texts.ts';
import { waitlistRoutes } from './api.ts';
import { removeDemoWaitlist } from './demo.ts';
import { waitlistJobs, waitlistSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';
import { waitlistTasks } from './tasks.ts';
import { listedWaitlist } from './waitlistForStaff.ts';

export const waitlist: Feature = {
  name: 'waitlist',
  errorWords: waitlistTexts.server.errors,
  routes: waitlistRoutes,
  jobs: waitlistJobs,
  schedules: waitlistSchedules,
  listings: [listedWaitlist],
  personalData,
  tasks: waitlistTasks,
  demo: { remove: removeDemoWaitlist },
  rehearsal: { remove: removeDemoWaitlist },
};
