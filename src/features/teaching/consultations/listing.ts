import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';
import { consultationStates } from './rules.ts';

export const consultationSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  course_id: z.string(),
  course: z.string(),
  state: z.enum(consultationStates),
  wishes: z.string(),
  contact: z.string(),
  note: z.string(),
  starts_at: z.string().nullable(),
  place: z.string().nullable(),
  canceled_by: z.enum(['student', 'staff']).nullable(),
  cancel_reason: z.string().nullable(),
  created_at: z.string(),
  version: z.string(),
});
export type Consultation = z.output<typeof consultationSchema>;

export const consultationsListing = listing({
  name: 'consultations',
  words: 'consultationsPanel.list',
  access: { see: 'course_access.manage', export: 'courses.manage' },
  row: consultationSchema,
  columns: {
    name: { type: 'text', isLong: true, text: ({ name, email }) => name || readableEmail(email) },
    email: { type: 'text', isHidden: true },
    course: { type: 'text', isLong: true },
    state: { type: 'choice', values: consultationStates, sort: 'asc', isFilter: true },
    starts_at: { type: 'time' },
    wishes: { type: 'text', isLong: true },
    contact: { type: 'text', isHidden: true },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
  },
  sortedBy: 'created_at',
});
export type ConsultationsQuery = z.output<typeof consultationsListing.query>;
