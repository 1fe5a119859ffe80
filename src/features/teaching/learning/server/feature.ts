import type { Feature } from '#server/feature.ts';
import { learningMedia, learningRoutes, progressRoutes } from './api.ts';
import { listedProgress } from './list.ts';
import { personalData } from './personalData.ts';
import { learningStuck } from './stuck.ts';

export const learning: Feature = {
  name: 'learning',
  routes: [...learningRoutes, ...progressRoutes],
  rawRoutes: learningMedia,
  listings: [listedProgress],
  personalData,
  stuck: learningStuck,
};
