import type { Feature } from '#server/feature.ts';
import { contentRoutes } from './api.ts';
import { removeDemoSections } from './content.ts';
import { contentLaunch } from './launch.ts';
import { personalData } from './personalData.ts';
import { contentJobs } from './plans.ts';

export const content: Feature = {
  name: 'content',
  routes: contentRoutes,
  jobs: contentJobs,
  launch: contentLaunch,
  personalData,
  demo: { remove: removeDemoSections },
};
