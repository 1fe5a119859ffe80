import type { Feature } from '#server/feature.ts';
import { supportPaths } from '../paths.ts';
import { supportTexts } from '../texts.ts';
import { serveStreams, supportRoutes } from './api.ts';
import { removeDemoTalks } from './demo.ts';
import { listedConversations } from './inbox.ts';
import { supportJobs, supportSchedules } from './jobs.ts';
import { chatBenefits, chatSettings } from './offer.ts';
import { personalData } from './personalData.ts';
import { supportNotices } from './staffNotices.ts';
import { supportStuck } from './stuck.ts';
import { supportTasks } from './tasks.ts';
import { giveBackTalks } from './waiting.ts';

export const support: Feature = {
  name: 'support',
  errorWords: supportTexts.server.errors,
  routes: supportRoutes,
  rawRoutes: serveStreams,
  jobs: supportJobs,
  schedules: supportSchedules,
  listings: [listedConversations],
  personalData,
  benefits: chatBenefits,
  openingHours: { path: supportPaths.settings, find: async (ctx) => (await chatSettings(ctx)).hours },
  notices: supportNotices,
  demo: { remove: removeDemoTalks },
  rehearsal: { remove: removeDemoTalks },
  tasks: supportTasks,
  stuck: supportStuck,
  giveBack: giveBackTalks,
};
