import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField } from '#shared/fields.ts';
import { auditEntrySchema, auditListing } from './listing.ts';

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'users.manage',
    summary: 'What staff have done, newest first',
    input: auditListing.query,
    output: z.object({ entries: z.array(auditEntrySchema), total: z.number() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/audit/{id}',
    access: 'users.manage',
    summary: 'One entry of the audit log',
    input: z.object({ id: idField }),
    output: auditEntrySchema,
    errors: ['not_found'],
  }),
};
