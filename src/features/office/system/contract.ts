import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';

const jobSchema = z.object({
  id: z.string(),
  kind: z.string(),
  attempts: z.number().int(),
  error: z.string().nullable().describe('the first line of the last one'),
  failed_at: z.string(),
});
export type FailedJob = z.output<typeof jobSchema>;

export const systemApi = {
  listJobs: endpoint({
    method: 'GET',
    path: '/api/admin/jobs',
    access: 'system.settings',
    summary: 'The queue by state, and the oldest of the jobs that were given up',
    input: z.object({}),
    output: z.object({
      queued: z.number().int(),
      running: z.number().int(),
      done: z.number().int().describe('within the last two weeks'),
      dead: z.number().int(),
      failed: z.array(jobSchema),
    }),
  }),
  repeatJob: endpoint({
    method: 'POST',
    path: '/api/admin/jobs/{id}/repeat',
    access: 'system.settings',
    summary: 'Queues a job anew that was given up, with all its tries',
    input: z.object({ id: idField }),
    output: z.object({ queued: z.literal(true) }),
    errors: ['not_found'],
  }),
};

/** Room on the disk runs out. Published once a day for each level that is reached. */
export const diskLow = domainEvent('disk.low', z.object({ day: z.string(), level: z.number() }));
