import type { Feature } from '#server/feature.ts';
import { mailsRoutes } from './api.ts';
import { forget, mailsSchedules } from './jobs.ts';
import { mailLaunch } from './launch.ts';
import { personalData } from './personalData.ts';
import { removeRehearsed } from './rehearsal.ts';
import { mailNotices } from './staffNotices.ts';
import { mailStuck } from './stuck.ts';
import { mailTasks } from './tasks.ts';
import { wake } from './waking.ts';

export const mails: Feature = {
  name: 'mails',
  routes: mailsRoutes,
  jobs: [forget, wake],
  schedules: mailsSchedules,
  launch: mailLaunch,
  personalData,
  notices: mailNotices,
  tasks: mailTasks,
  stuck: mailStuck,
  rehearsal: { remove: removeRehearsed },
};
