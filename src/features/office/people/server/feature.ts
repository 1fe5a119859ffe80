import type { Feature } from '#server/feature.ts';
import { peopleRoutes, staffRoutes } from './api.ts';
import { peopleJobs } from './jobs.ts';
import { listedPeople } from './list.ts';

export const people: Feature = {
  name: 'people',
  routes: [...staffRoutes, ...peopleRoutes],
  jobs: peopleJobs,
  listings: [listedPeople],
};
