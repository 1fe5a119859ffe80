import type { Feature } from '#server/feature.ts';
import { exportErrorMessages } from '../messages/errors.ts';
import { exportsRoutes } from './api.ts';
import { exportsJobs, exportsSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const exports: Feature = {
  name: 'exports',
  errorWords: exportErrorMessages,
  routes: exportsRoutes,
  jobs: exportsJobs,
  schedules: exportsSchedules,
  personalData,
};
