import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField, idField, pageQuery } from '#shared/fields.ts';
import { auditActions } from './rules.ts';

const fields = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

export const auditEntrySchema = z.object({
  id: z.string(),
  created_at: z.string(),
  actor_id: z.string().nullable().describe('null for the product itself'),
  actor_email: z.string(),
  actor_role: z.string().describe('the role held at that moment'),
  action: z.enum(auditActions),
  subject_kind: z.string(),
  subject_id: z.string(),
  subject_label: z.string(),
  before: fields,
  after: fields,
  address: z.string(),
  user_agent: z.string(),
  request_id: z.string().describe('the same as reqId in the server log'),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'system.logs',
    summary: 'What staff have done, newest first',
    input: z.object({
      ...pageQuery,
      action: z.enum(auditActions).optional(),
      subject: idField.optional().describe('what was done to this person or thing'),
      from: dayField.optional().describe('school day'),
      to: dayField.optional().describe('the last school day, included'),
      sort: z.enum(['created_at']).default('created_at'),
    }),
    output: z.object({ entries: z.array(auditEntrySchema), total: z.number() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/audit/{id}',
    access: 'system.logs',
    summary: 'One entry of the audit log',
    input: z.object({ id: idField }),
    output: auditEntrySchema,
    errors: ['not_found'],
  }),
};
