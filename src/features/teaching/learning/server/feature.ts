import type { Feature } from '#server/feature.ts';
import { learningMedia, learningRoutes } from './api.ts';
import { personalData } from './personalData.ts';

export const learning: Feature = {
  name: 'learning',
  routes: learningRoutes,
  rawRoutes: learningMedia,
  personalData,
};
