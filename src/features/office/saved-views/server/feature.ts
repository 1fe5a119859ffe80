import type { Feature } from '#server/feature.ts';
import { savedViewErrorMessages } from '../messages/errors.ts';
import { savedViewsRoutes } from './api.ts';
import { personalData } from './personalData.ts';

export const savedViews: Feature = {
  name: 'saved-views',
  errorWords: savedViewErrorMessages,
  routes: savedViewsRoutes,
  personalData,
};
