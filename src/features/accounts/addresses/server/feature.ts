import type { Feature } from '#server/feature.ts';
import { addressesTexts } from '../texts.ts';
import { addressJobs, addressSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const addresses: Feature = {
  name: 'addresses',
  errorWords: addressesTexts.server.errors,
  jobs: addressJobs,
  schedules: addressSchedules,
  personalData,
};
