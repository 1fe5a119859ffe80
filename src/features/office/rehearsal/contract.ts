import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';

export const rehearsalApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/admin/rehearsal',
    access: 'system.settings',
    summary: 'The rehearsal under way, and what ending it would remove',
    input: z.object({}),
    output: z.object({
      since: z.string().nullable().describe('null while there is none, and once it is ended'),
      orders: z.number().int().describe('sold in it, paid or not'),
    }),
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/admin/rehearsal/end',
    access: 'system.settings',
    summary:
      'Ends the rehearsal: what was sold in it goes for good, with those who came by it; courses, texts, settings and staff stay',
    input: z.object({ confirm: z.literal(true).describe('nothing of it can be taken back') }),
    output: z.object({
      orders: z.number().int().describe('how many were removed'),
      people: z.number().int().describe('how many accounts were removed'),
    }),
    errors: ['conflict'],
  }),
};
