import type { Feature } from '#server/feature.ts';
import { systemRoutes } from './api.ts';
import { systemTasks } from './failedJobs.ts';
import { systemLaunch } from './launch.ts';

export const system: Feature = {
  name: 'system',
  routes: systemRoutes,
  tasks: systemTasks,
  launch: systemLaunch,
};
