import type { Feature } from '#server/feature.ts';
import { peopleErrorMessages } from '../messages/errors.ts';
import { peopleRoutes, staffRoutes } from './api.ts';
import { peopleJobs } from './jobs.ts';
import { listedPeople } from './list.ts';

export const people: Feature = {
  name: 'people',
  errorWords: peopleErrorMessages,
  routes: [...staffRoutes, ...peopleRoutes],
  jobs: peopleJobs,
  listings: [listedPeople],
};
