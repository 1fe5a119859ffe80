import { applicationErased } from '#features/casting/applications/contract/applications.ts';
import { type Feature, on } from '#server/feature.ts';
import { exportsTexts } from '../texts.ts';
import { exportsRoutes } from './api.ts';
import { withdrawOwn } from './begin.ts';
import { exportsJobs, exportsSchedules, withdrawFiles } from './jobs.ts';
import { personalData } from './personalData.ts';

export const exports: Feature = {
  name: 'exports',
  errorWords: exportsTexts.server.errors,
  routes: exportsRoutes,
  jobs: exportsJobs,
  schedules: exportsSchedules,
  listeners: [on(applicationErased, withdrawFiles)],
  personalData,
  giveBack: withdrawOwn,
};
