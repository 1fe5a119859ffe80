import type { Feature } from '#server/feature.ts';
import { movingInTexts } from '../texts.ts';
import { movingInRoutes } from './api.ts';
import { movingInJobs, movingInSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';
import { movedIn } from './rehearsal.ts';
import { movingInNotices } from './staffNotices.ts';

/** People, orders and progress of a former school, from its files. */
export const movingIn: Feature = {
  name: 'moving-in',
  errorWords: movingInTexts.server.errors,
  routes: movingInRoutes,
  jobs: movingInJobs,
  schedules: movingInSchedules,
  notices: movingInNotices,
  personalData,
  rehearsal: { keeps: movedIn },
  files: [{ folder: 'uploads', table: 'imports', column: 'file' }],
};
