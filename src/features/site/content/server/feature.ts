import type { Feature } from '#server/feature.ts';
import { contentRoutes } from './api.ts';
import { removeDemoSections } from './content.ts';
import { personalData } from './personalData.ts';

export const content: Feature = {
  name: 'content',
  routes: contentRoutes,
  personalData,
  demo: { remove: removeDemoSections },
};
