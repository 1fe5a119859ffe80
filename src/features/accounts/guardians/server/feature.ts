import type { Feature } from '#server/feature.ts';
import { guardiansTexts } from '../texts.ts';
import { guardiansRoutes } from './api.ts';
import { removeDemoQuestions } from './demo.ts';
import { guardiansJobs, guardiansSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const guardians: Feature = {
  name: 'guardians',
  errorWords: guardiansTexts.server.errors,
  routes: guardiansRoutes,
  jobs: guardiansJobs,
  schedules: guardiansSchedules,
  personalData,
  demo: { remove: removeDemoQuestions },
  rehearsal: { remove: removeDemoQuestions },
};
