import type { Feature } from '#server/feature.ts';
import { learningMedia, learningRoutes } from './api.ts';
import { everOwnedAmong } from './enrolments.ts';
import { learningJobs, learningSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const learning: Feature = {
  name: 'learning',
  routes: learningRoutes,
  rawRoutes: learningMedia,
  jobs: learningJobs,
  schedules: learningSchedules,
  personalData,
  soldCourses: everOwnedAmong,
};
