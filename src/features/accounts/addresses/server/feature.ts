import type { Feature } from '#server/feature.ts';
import { addressJobs, addressSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const addresses: Feature = {
  name: 'addresses',
  jobs: addressJobs,
  schedules: addressSchedules,
  personalData,
};
