import type { Feature } from '#server/feature.ts';
import { landingPictures } from './api.ts';

export const landing: Feature = {
  name: 'landing',
  rawRoutes: landingPictures,
};
