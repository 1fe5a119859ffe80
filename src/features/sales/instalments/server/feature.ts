import { type Feature, on } from '#server/feature.ts';
import { instalmentMoved } from '../contract/instalments.ts';
import { instalmentsTexts } from '../texts.ts';
import { instalmentsRoutes, instalmentsWebhooks } from './api.ts';
import { removeDemoInstalments } from './demo.ts';
import { instalmentKind } from './guardianKind.ts';
import { listedInstalments } from './instalmentsForStaff.ts';
import { instalmentsJobs, instalmentsSchedules, sendNews } from './jobs.ts';
import { instalmentMonths } from './offer.ts';
import { personalData } from './personalData.ts';
import { instalmentNotices } from './staffNotices.ts';
import { instalmentsTasks } from './tasks.ts';

export const instalments: Feature = {
  name: 'instalments',
  errorWords: instalmentsTexts.server.errors,
  routes: instalmentsRoutes,
  rawRoutes: instalmentsWebhooks,
  jobs: instalmentsJobs,
  schedules: instalmentsSchedules,
  listeners: [on(instalmentMoved, sendNews)],
  listings: [listedInstalments],
  personalData,
  benefits: async (ctx) => ((await instalmentMonths(ctx)).length > 0 ? ['instalments'] : []),
  guardianKinds: [instalmentKind],
  notices: instalmentNotices,
  demo: { remove: removeDemoInstalments },
  rehearsal: { remove: removeDemoInstalments },
  tasks: instalmentsTasks,
};
