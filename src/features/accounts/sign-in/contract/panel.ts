import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';

const personDevicesSchema = z.object({
  devices: z
    .array(
      z.object({
        id: z.string(),
        browser: z.string().nullable(),
        system: z.string().nullable(),
        began_at: z.string(),
        seen_at: z.string().describe('to about five minutes'),
      }),
    )
    .describe('the most recently used first'),
});
export type PersonDevices = z.output<typeof personDevicesSchema>;

export const devicesApi = {
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/devices',
    access: 'student-care',
    summary: 'Where a person is signed in',
    input: z.object({ id: idField }),
    output: personDevicesSchema,
    errors: ['not_found'],
  }),
};
