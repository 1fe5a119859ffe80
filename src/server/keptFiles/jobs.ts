import { z } from 'zod';
import { day } from '#shared/dates.ts';
import { job, type Schedule } from '../outbox/job.ts';
import { sweepFiles as sweep } from './sweep.ts';

export const sweepFiles = job('files.sweep', z.object({}), sweep);

export const sweepSchedules: Schedule[] = [{ name: 'files.sweep', everyMs: 1 * day, job: sweepFiles }];
