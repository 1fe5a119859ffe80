import type { Feature } from '#server/feature.ts';
import { consultationsRoutes } from './api.ts';
import { consultationsJobs } from './jobs.ts';
import { listedConsultations } from './panel.ts';
import { personalData } from './personalData.ts';

export const consultations: Feature = {
  name: 'consultations',
  routes: consultationsRoutes,
  jobs: consultationsJobs,
  listings: [listedConsultations],
  personalData,
};
