import type { Feature } from '#server/feature.ts';
import { systemTexts } from '../texts.ts';
import { systemRoutes } from './api.ts';
import { deleteChecks } from './integrations.store.ts';
import { systemLaunch } from './launch.ts';
import { roomSchedules, watchRoom } from './room.ts';
import { systemNotices } from './staffNotices.ts';
import { systemTasks } from './tasks.ts';

export const system: Feature = {
  name: 'system',
  routes: systemRoutes,
  jobs: [watchRoom],
  schedules: roomSchedules,
  notices: systemNotices,
  tasks: systemTasks,
  launch: systemLaunch,
  errorWords: systemTexts.server.errors,
  personalData: {
    ofProduct: {
      maintenance: 'since when visitors are asked to come back later',
      integration_checks: 'when outside parties of the school last answered',
    },
  },
  // With simulators nothing was proved.
  demo: { remove: (ctx) => deleteChecks(ctx.db) },
  rehearsal: { remove: (ctx) => deleteChecks(ctx.db) },
};
