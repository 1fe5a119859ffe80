import type { Feature } from '#server/feature.ts';
import { picturesTexts } from '../texts.ts';
import { picturesRoutes, siteFilms } from './api.ts';
import { removeDemoPictures } from './demo.ts';
import { picturesJobs } from './jobs.ts';
import { personalData } from './personalData.ts';
import { removalJobs, removalSchedules } from './removal.jobs.ts';

export const pictures: Feature = {
  name: 'pictures',
  errorWords: picturesTexts.server.errors,
  routes: picturesRoutes,
  rawRoutes: siteFilms,
  jobs: [...picturesJobs, ...removalJobs],
  schedules: removalSchedules,
  personalData,
  files: [
    { folder: 'upright', table: 'site_pictures', column: 'file' },
    { folder: 'uploads', table: 'site_pictures', column: 'film' },
  ],
  demo: { remove: removeDemoPictures },
};
