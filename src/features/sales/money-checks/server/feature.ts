import type { Feature } from '#server/feature.ts';
import { moneyChecksRoutes } from './api.ts';
import { removeDemoDifferences, removeRehearsed } from './demo.ts';
import { moneyChecksJobs, moneyChecksSchedules } from './jobs.ts';
import { listedDifferences } from './list.ts';
import { moneyCheckNotices } from './staffNotices.ts';
import { moneyChecksTasks } from './tasks.ts';

export const moneyChecks: Feature = {
  name: 'money-checks',
  routes: moneyChecksRoutes,
  jobs: moneyChecksJobs,
  schedules: moneyChecksSchedules,
  listings: [listedDifferences],
  personalData: {
    ofProduct: {
      money_checks: 'how many payments were compared when',
      money_differences: "sums and the provider's numbers",
    },
  },
  notices: moneyCheckNotices,
  demo: { remove: removeDemoDifferences },
  rehearsal: { remove: removeRehearsed },
  tasks: moneyChecksTasks,
};
