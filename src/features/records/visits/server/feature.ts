import type { Feature } from '#server/feature.ts';
import { mountVisits } from './api.ts';
import { visitsJobs, visitsSchedules } from './jobs.ts';
import { deletePacked } from './packed.store.ts';
import { personalData } from './personalData.ts';
import { deleteCounts } from './store.ts';

export const visits: Feature = {
  name: 'visits',
  rawRoutes: mountVisits,
  jobs: visitsJobs,
  schedules: visitsSchedules,
  personalData,
  demo: {
    async remove(ctx, _demo, count) {
      count('visits', await deleteCounts(ctx.db));
      await deletePacked(ctx.db);
    },
  },
};
