import { schoolChanged } from '#features/publishing/school/contract/school.ts';
import { type Feature, on } from '#server/feature.ts';
import { coursesTexts } from '../texts.ts';
import { coursesRoutes, trailers } from './api.ts';
import { findDemoCourses, removeDemoCourses } from './demo.ts';
import { includedOnSale } from './includes.ts';
import { coursesJobs, coursesSchedules, retimePromotions } from './jobs.ts';
import { coursesLaunch } from './launch.ts';
import { forgetRehearsedPrices } from './offeredPrices.ts';
import { personalData } from './personalData.ts';
import { removalJobs, removalSchedules } from './removal.jobs.ts';

export const courses: Feature = {
  name: 'courses',
  errorWords: coursesTexts.server.errors,
  routes: coursesRoutes,
  rawRoutes: trailers,
  jobs: [...coursesJobs, ...removalJobs],
  schedules: [...coursesSchedules, ...removalSchedules],
  listeners: [on(schoolChanged, retimePromotions)],
  launch: coursesLaunch,
  personalData,
  benefitsOnSale: includedOnSale,
  files: [
    { folder: 'pictures', table: 'courses', column: 'cover_file' },
    { folder: 'uploads', table: 'courses', column: 'trailer_file' },
  ],
  demo: { find: findDemoCourses, remove: removeDemoCourses },
  rehearsal: { remove: forgetRehearsedPrices },
};
