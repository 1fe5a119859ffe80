import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField, idField, lineField, linesField } from '#shared/fields.ts';
import { consultationSchema, consultationsListing } from './listing.ts';
import { consultationStates, requestLimits } from './rules.ts';

export const ownConsultationSchema = z.object({
  id: z.string(),
  course_id: z.string(),
  course: z.string(),
  state: z.enum(consultationStates),
  wishes: z.string(),
  contact: z.string(),
  note: z.string(),
  starts_at: z.string().nullable(),
  place: z.string().nullable().describe('where or by which link they meet'),
  canceled_by: z.enum(['student', 'staff']).nullable(),
  cancel_reason: z.string().nullable(),
  can_cancel: z.boolean().describe('until its time has begun'),
  created_at: z.string(),
});
export type OwnConsultation = z.output<typeof ownConsultationSchema>;

const one = z.object({ id: idField });
const reason = linesField.min(3).max(500);

export const consultationsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/user/consultations',
    access: 'signed-in',
    summary: "The caller's consultations, and the own courses for which one can be asked for",
    input: z.object({}),
    output: z.object({
      consultations: z.array(ownConsultationSchema),
      available: z.array(z.object({ course_id: z.string(), course: z.string() })),
    }),
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/user/consultations',
    access: 'signed-in',
    summary: 'Asks for the consultation that an own course includes',
    input: z.object({
      course_id: idField,
      wishes: linesField.min(3).max(500).describe('days and times that suit'),
      contact: lineField.min(3).max(200),
      note: linesField.max(1000).default(''),
    }),
    output: ownConsultationSchema,
    errors: ['forbidden', 'conflict'],
    limits: requestLimits,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/user/consultations/{id}/cancel',
    access: 'signed-in',
    summary: 'The caller cannot or need not come any more',
    input: one,
    output: ownConsultationSchema,
    errors: ['not_found', 'conflict'],
  }),
};

const versioned = one.extend({ version: z.string() });

export const consultationsPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/consultations',
    access: 'course_access.manage',
    summary: 'Consultations, searched, filtered, sorted and paged',
    input: consultationsListing.query,
    output: z.object({ consultations: z.array(consultationSchema), total: z.number() }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/consultations/{id}',
    access: 'course_access.manage',
    summary: 'One consultation',
    input: one,
    output: consultationSchema,
    errors: ['not_found'],
  }),
  schedule: endpoint({
    method: 'PUT',
    path: '/api/admin/consultations/{id}/date',
    access: 'course_access.manage',
    summary: 'Confirms it for a date, or moves it to another; the student gets an invitation',
    input: versioned.extend({
      day: dayField.describe("of the school's calendar"),
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
        .describe('HH:MM by the clocks of the school'),
      place: lineField.min(3).max(500),
    }),
    output: consultationSchema,
    errors: ['not_found', 'conflict'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/consultations/{id}/cancel',
    access: 'course_access.manage',
    summary: 'Cancels it; the student is told the reason',
    input: versioned.extend({ reason }),
    output: consultationSchema,
    errors: ['not_found', 'conflict'],
  }),
  done: endpoint({
    method: 'POST',
    path: '/api/admin/consultations/{id}/done',
    access: 'course_access.manage',
    summary: 'It has taken place',
    input: versioned,
    output: consultationSchema,
    errors: ['not_found', 'conflict'],
  }),
};
