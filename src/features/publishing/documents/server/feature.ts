import { schoolChanged } from '#features/publishing/school/contract/school.ts';
import { type Feature, on } from '#server/feature.ts';
import { documentsRoutes } from './api.ts';
import { documentsJobs, followSchool } from './jobs.ts';
import { documentsLaunch } from './launch.ts';
import { personalData } from './personalData.ts';

export const documents: Feature = {
  name: 'documents',
  routes: documentsRoutes,
  jobs: documentsJobs,
  listeners: [on(schoolChanged, followSchool)],
  launch: documentsLaunch,
  personalData,
};
