import type { Feature } from '#server/feature.ts';
import { modelsTexts } from '../texts.ts';
import { modelsRoutes } from './api.ts';
import { modelsJobs } from './jobs.ts';
import { removeDemoModels } from './models.ts';
import { listedModels } from './modelsForStaff.ts';
import { personalData } from './personalData.ts';
import { removalJobs, removalSchedules } from './removal.jobs.ts';

export const models: Feature = {
  name: 'models',
  errorWords: modelsTexts.server.errors,
  routes: modelsRoutes,
  jobs: [...modelsJobs, ...removalJobs],
  schedules: removalSchedules,
  listings: [listedModels],
  personalData,
  files: [{ folder: 'photos', table: 'models', column: 'photo_id' }],
  demo: { remove: removeDemoModels },
};
