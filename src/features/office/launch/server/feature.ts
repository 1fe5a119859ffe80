import type { Feature } from '#server/feature.ts';
import { launchTexts } from '../texts.ts';
import { launchRoutes } from './api.ts';
import { personalData } from './personalData.ts';
import { deleteMarks } from './store.ts';
import { launchJobs } from './trialMail.ts';

export const launch: Feature = {
  name: 'launch',
  errorWords: launchTexts.server.errors,
  routes: launchRoutes,
  jobs: launchJobs,
  personalData,
  // With simulators nothing was proved.
  demo: { remove: (ctx) => deleteMarks(ctx.db) },
  rehearsal: { remove: (ctx) => deleteMarks(ctx.db) },
};
