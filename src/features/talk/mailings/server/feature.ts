import { enrolmentOpened } from '#features/teaching/enrolments/contract.ts';
import { type Feature, on } from '#server/feature.ts';
import { mailingsRoutes, oneClickUnsubscribe } from './api.ts';
import { mailingsJobs, mailingsSchedules, planWelcome } from './jobs.ts';
import { personalData } from './personalData.ts';

export const mailings: Feature = {
  name: 'mailings',
  routes: mailingsRoutes,
  rawRoutes: oneClickUnsubscribe,
  jobs: mailingsJobs,
  schedules: mailingsSchedules,
  listeners: [on(enrolmentOpened, planWelcome)],
  personalData,
};
