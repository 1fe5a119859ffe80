import { enrolmentEnded } from '#features/teaching/enrolments/contract.ts';
import { type Feature, on } from '#server/feature.ts';
import { consultationsRoutes } from './api.ts';
import { listedConsultations } from './consultationsForStaff.ts';
import { endWithCourse } from './endWithCourse.ts';
import { sendNews, tellStaff } from './jobs.ts';
import { personalData } from './personalData.ts';
import { consultationsTasks } from './tasks.ts';

export const consultations: Feature = {
  name: 'consultations',
  routes: consultationsRoutes,
  jobs: [sendNews, tellStaff, endWithCourse],
  listeners: [on(enrolmentEnded, endWithCourse)],
  listings: [listedConsultations],
  personalData,
  tasks: consultationsTasks,
};
