import type { Feature } from '#server/feature.ts';
import { removeDemoEnrolments } from './demo.ts';
import { everOwnedAmong } from './enrolments.ts';
import { enrolmentsJobs, enrolmentsSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

/** Who owns which course. */
export const enrolments: Feature = {
  name: 'enrolments',
  jobs: enrolmentsJobs,
  schedules: enrolmentsSchedules,
  personalData,
  soldCourses: everOwnedAmong,
  demo: { remove: removeDemoEnrolments },
  rehearsal: { remove: removeDemoEnrolments },
};
