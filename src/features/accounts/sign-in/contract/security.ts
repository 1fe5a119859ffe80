import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { staffHours } from '../rules/lifetimes.ts';

const settings = z.object({
  staff_hours: z
    .literal(staffHours)
    .nullable()
    .describe('so long staff stay signed in at most; null: as everybody, a day, or a week where remembered'),
});

export const securityApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/security',
    access: 'system.settings',
    summary: 'How long staff stay signed in',
    input: z.object({}),
    output: settings.extend({ version: z.string() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/security',
    access: 'system.settings',
    summary: 'Changes it, for sessions that are under way as well',
    input: settings.extend({ version: z.string().max(64) }),
    output: settings.extend({ version: z.string() }),
    errors: ['conflict'],
  }),
};
