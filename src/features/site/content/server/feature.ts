import { orderPaid } from '#features/sales/orders/contract.ts';
import { type Feature, on } from '#server/feature.ts';
import { contentRoutes } from './api.ts';
import { removeDemoSections } from './content.ts';
import { figureJobs, redrawFigures } from './jobs.ts';
import { contentLaunch } from './launch.ts';
import { personalData } from './personalData.ts';
import { planJobs } from './plans.ts';
import { contentTasks } from './tasks.ts';

export const content: Feature = {
  name: 'content',
  routes: contentRoutes,
  jobs: [...planJobs, ...figureJobs],
  launch: contentLaunch,
  listeners: [on(orderPaid, redrawFigures)],
  personalData,
  tasks: contentTasks,
  demo: { remove: removeDemoSections },
};
