import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, linesField } from '#shared/fields.ts';
import { certificateSchema, certificatesListing } from '../listing.ts';

const one = z.object({ id: idField });

const shownCertificateSchema = certificateSchema.extend({
  former_names: z
    .array(z.object({ name: z.string(), until: z.string() }))
    .describe('that its owner has replaced, the latest first'),
});
export type ShownCertificate = z.output<typeof shownCertificateSchema>;

export const certificatesPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/certificates',
    access: 'course_access.manage',
    summary: 'Certificates, searched, filtered, sorted and paged',
    input: certificatesListing.query,
    output: z.object({
      certificates: z.array(certificateSchema),
      total: z.number(),
      courses: z.array(z.object({ id: z.string(), title: z.string() })).describe('all to choose from'),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/certificates/{id}',
    access: 'course_access.manage',
    summary: 'One certificate, and the names that stood on it before',
    input: one,
    output: shownCertificateSchema,
    errors: ['not_found'],
  }),
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/admin/users/{id}/certificates',
    access: 'course_access.manage',
    summary: "A person's certificates",
    input: one,
    output: z.object({ certificates: z.array(certificateSchema) }),
    errors: ['not_found'],
  }),
  issue: endpoint({
    method: 'POST',
    path: '/api/admin/certificates',
    access: 'course_access.manage',
    summary: 'Issues certificates to everybody who has completed a course and has none; done by jobs',
    input: z.object({}),
    output: z.object({ queued: z.number(), waiting: z.number().describe('unconfirmed address or no name') }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/admin/certificates/{id}/revoke',
    access: 'course_access.manage',
    summary: 'From now on the verification page says that it is void',
    input: one.extend({ reason: linesField.min(3).max(500) }),
    output: certificateSchema,
    errors: ['not_found', 'conflict'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/admin/certificates/{id}/restore',
    access: 'course_access.manage',
    summary: 'A revoked certificate is valid again',
    input: one,
    output: certificateSchema,
    errors: ['not_found', 'conflict'],
  }),
};
