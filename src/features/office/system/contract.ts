import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';

export const systemApi = {
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
