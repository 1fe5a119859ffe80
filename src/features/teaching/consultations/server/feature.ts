import type { Feature } from '#server/feature.ts';
import { consultationsRoutes } from './api.ts';
import { listedConsultations } from './consultationsForStaff.ts';
import { consultationsJobs } from './jobs.ts';
import { personalData } from './personalData.ts';
import { consultationsTasks } from './tasks.ts';

export const consultations: Feature = {
  name: 'consultations',
  routes: consultationsRoutes,
  jobs: consultationsJobs,
  listings: [listedConsultations],
  personalData,
  tasks: consultationsTasks,
};
