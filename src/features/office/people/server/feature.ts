import type { Feature } from '#server/feature.ts';
import { peopleTexts } from '../texts.ts';
import { batchesRoutes, peopleRoutes, personNotesRoutes, staffRoutes } from './api.ts';
import { batchesJobs, batchesSchedules } from './batches.jobs.ts';
import { peopleJobs } from './jobs.ts';
import { peopleLaunch } from './launch.ts';
import { listedPeople } from './list.ts';
import { personalData } from './personalData.ts';
import { enteredByStaff } from './rehearsal.ts';
import { peopleStuck } from './stuck.ts';

export const people: Feature = {
  name: 'people',
  errorWords: peopleTexts.server.errors,
  routes: [...staffRoutes, ...peopleRoutes, ...personNotesRoutes, ...batchesRoutes],
  jobs: [...peopleJobs, ...batchesJobs],
  schedules: batchesSchedules,
  stuck: peopleStuck,
  launch: peopleLaunch,
  personalData,
  listings: [listedPeople],
  rehearsal: { keeps: enteredByStaff },
};
