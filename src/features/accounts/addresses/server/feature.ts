import type { Feature } from '#server/feature.ts';
import { addressErrorMessages } from '../messages.ts';
import { addressJobs, addressSchedules } from './jobs.ts';
import { personalData } from './personalData.ts';

export const addresses: Feature = {
  name: 'addresses',
  errorWords: addressErrorMessages,
  jobs: addressJobs,
  schedules: addressSchedules,
  personalData,
};
