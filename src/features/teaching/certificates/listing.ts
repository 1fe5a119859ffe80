import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';

export const certificateStates = ['valid', 'revoked'] as const;

export const certificateSchema = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string().nullable().describe('null: the person was erased'),
  email: z.string().nullable().optional().describe('in lists, until the person is erased'),
  user_id: z.string(),
  course_id: z.string().nullable(),
  course: z.string(),
  url: z.string(),
  state: z.enum(certificateStates),
  issued_at: z.string(),
  renamed_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
  revoked_reason: z.string().nullable(),
});
export type Certificate = z.output<typeof certificateSchema>;

export const certificatesListing = listing({
  name: 'certificates',
  words: 'certificatesPanel.list',
  access: { see: 'course_access.manage', export: 'courses.manage' },
  row: certificateSchema,
  columns: {
    number: { type: 'text' },
    name: {
      type: 'text',
      isLong: true,
      text: ({ name }, words) => name ?? words('certificatesPanel.erased'),
    },
    email: { type: 'text', isHidden: true, text: ({ email }) => readableEmail(email ?? '') },
    course: { type: 'text', isLong: true },
    created_at: { type: 'time', field: 'issued_at', sort: 'desc', days: ['from', 'to'] },
    state: { type: 'choice', values: certificateStates },
    url: { type: 'text', isHidden: true },
    revoked_at: { type: 'time', isHidden: true },
    revoked_reason: { type: 'text', isHidden: true },
  },
  filters: {
    state: { type: 'choice', values: certificateStates },
    course: { type: 'id', isChosen: true },
  },
  sortedBy: 'created_at',
});
export type CertificatesQuery = z.output<typeof certificatesListing.query>;
