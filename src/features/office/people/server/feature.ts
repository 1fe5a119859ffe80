import type { Feature } from '#server/feature.ts';
import { peopleErrorMessages } from '../messages/errors.ts';
import { peopleRoutes, personNotesRoutes, staffRoutes } from './api.ts';
import { peopleJobs } from './jobs.ts';
import { listedPeople } from './list.ts';
import { personalData } from './personalData.ts';
import { peopleStuck } from './stuck.ts';

export const people: Feature = {
  name: 'people',
  errorWords: peopleErrorMessages,
  routes: [...staffRoutes, ...peopleRoutes, ...personNotesRoutes],
  jobs: peopleJobs,
  stuck: peopleStuck,
  personalData,
  listings: [listedPeople],
};
