import type { Feature } from '#server/feature.ts';
import { newsletterRoutes } from './api.ts';
import { personalData } from './personalData.ts';

export const consents: Feature = {
  name: 'consents',
  routes: newsletterRoutes,
  personalData,
};
