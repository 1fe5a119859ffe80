import type { Feature } from '#server/feature.ts';
import { applicationsRoutes } from './api.ts';
import { listedApplications } from './applicationsForStaff.ts';
import { removeDemoApplications } from './demo.ts';
import { guardianKinds } from './guardianship.ts';
import { applicationsJobs, applicationsSchedules } from './jobs.ts';
import { saysUnder18 } from './minors.ts';
import { personalData } from './personalData.ts';
import { applicationNotices } from './staffNotices.ts';
import { applicationsStuck } from './stuck.ts';
import { applicationsTasks } from './tasks.ts';

export const applications: Feature = {
  name: 'applications',
  routes: applicationsRoutes,
  jobs: applicationsJobs,
  schedules: applicationsSchedules,
  listings: [listedApplications],
  personalData,
  guardianKinds,
  saysUnder18,
  notices: applicationNotices,
  demo: { remove: removeDemoApplications },
  rehearsal: { remove: removeDemoApplications },
  tasks: applicationsTasks,
  stuck: applicationsStuck,
};
