import type { Feature } from '#server/feature.ts';
import { consentsRoutes } from './api.ts';
import { personalData } from './personalData.ts';

export const consents: Feature = {
  name: 'consents',
  routes: consentsRoutes,
  personalData,
};
