import type { Feature } from '#server/feature.ts';
import { handoversRoutes } from './api.ts';
import { handBack } from './handovers.ts';
import { personalData } from './personalData.ts';
import { handoverNotices } from './staffNotices.ts';
import { handoverTasks } from './tasks.ts';

export const handovers: Feature = {
  name: 'handovers',
  routes: handoversRoutes,
  personalData,
  notices: handoverNotices,
  tasks: handoverTasks,
  giveBack: handBack,
};
