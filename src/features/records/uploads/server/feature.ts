import type { Feature } from '#server/feature.ts';
import { uploadsTexts } from '../texts.ts';
import { receiveUploads, uploadsRoutes } from './api.ts';
import { uploadsJobs, uploadsSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const uploads: Feature = {
  name: 'uploads',
  errorWords: uploadsTexts.server.errors,
  routes: uploadsRoutes,
  rawRoutes: receiveUploads,
  jobs: uploadsJobs,
  schedules: uploadsSchedules,
  personalData,
  files: [
    {
      folder: 'uploads',
      table: 'uploads',
      column: 'id',
      isArriving: true,
      endsWhile: { column: 'state', values: ['receiving', 'ready'] },
    },
  ],
};
