import type { Feature } from '#server/feature.ts';
import { freeLessonRoutes, freeMedia, learningMedia, learningRoutes, progressRoutes } from './api.ts';
import { learningJobs, learningSchedules } from './jobs.ts';
import { listedProgress } from './list.ts';
import { personalData } from './personalData.ts';
import { learningStuck } from './stuck.ts';

export const learning: Feature = {
  name: 'learning',
  routes: [...learningRoutes, ...freeLessonRoutes, ...progressRoutes],
  rawRoutes(server, app) {
    learningMedia(server, app);
    freeMedia(server, app);
  },
  jobs: learningJobs,
  schedules: learningSchedules,
  listings: [listedProgress],
  personalData,
  stuck: learningStuck,
};
