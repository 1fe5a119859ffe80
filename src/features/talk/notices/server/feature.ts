import type { Feature } from '#server/feature.ts';
import { noticesTexts } from '../texts.ts';
import { noticesRoutes } from './api.ts';
import { noticesJobs, noticesSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';
import { planning } from './planNotices.ts';
import { removeRehearsed } from './rehearsal.ts';
import { unlinkTelegram } from './unlinkTelegram.ts';

export const notices: Feature = {
  name: 'notices',
  errorWords: noticesTexts.server.errors,
  routes: noticesRoutes,
  jobs: noticesJobs,
  schedules: noticesSchedules,
  follows: planning,
  personalData,
  rehearsal: { remove: removeRehearsed },
  shutOut: ({ db }, userId) => unlinkTelegram(db, userId),
};
