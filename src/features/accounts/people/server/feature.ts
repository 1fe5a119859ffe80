import type { Feature } from '#server/feature.ts';
import { peopleRoutes, staffRoutes } from './api.ts';
import { peopleJobs, peopleSchedules } from './jobs.ts';
import { listedPeople } from './list.ts';
import { personalData } from './personalData.ts';

export const people: Feature = {
  name: 'people',
  routes: [...staffRoutes, ...peopleRoutes],
  jobs: peopleJobs,
  schedules: peopleSchedules,
  listings: [listedPeople],
  personalData,
};
