import { enrolmentOpened } from '#features/teaching/enrolments/contract.ts';
import type { TxContext } from '#server/context.ts';
import { type Feature, on } from '#server/feature.ts';
import { queue } from '#server/outbox/queue.ts';
import { freeLessonRoutes, freeMedia, learningMedia, learningRoutes, progressRoutes } from './api.ts';
import { addUpSums, learningJobs, learningSchedules, noteSoldTo } from './jobs.ts';
import { listedProgress } from './list.ts';
import { personalData } from './personalData.ts';
import { learningStuck } from './stuck.ts';

/** Recounts the sums after others have removed their rows. */
const addUpWhatIsLeft = { remove: (ctx: TxContext) => queue(ctx, addUpSums, {}) };

export const learning: Feature = {
  name: 'learning',
  routes: [...learningRoutes, ...freeLessonRoutes, ...progressRoutes],
  rawRoutes(server, app) {
    learningMedia(server, app);
    freeMedia(server, app);
  },
  jobs: learningJobs,
  schedules: learningSchedules,
  listeners: [on(enrolmentOpened, noteSoldTo)],
  listings: [listedProgress],
  personalData,
  stuck: learningStuck,
  demo: addUpWhatIsLeft,
  rehearsal: addUpWhatIsLeft,
};
