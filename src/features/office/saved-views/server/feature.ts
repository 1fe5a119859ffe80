import type { Feature } from '#server/feature.ts';
import { savedViewsTexts } from '../texts.ts';
import { savedViewsRoutes } from './api.ts';
import { personalData } from './personalData.ts';

export const savedViews: Feature = {
  name: 'saved-views',
  errorWords: savedViewsTexts.server.errors,
  routes: savedViewsRoutes,
  personalData,
};
