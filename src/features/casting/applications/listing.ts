import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';
import { countries, experiences } from './rules/applicant.ts';
import { shortId } from './rules/numbers.ts';
import { applicationStatuses, guardianStates, publicationStates } from './rules/states.ts';

export const listedApplicationSchema = z.object({
  id: z.string(),
  number: z.string().describe("for people, such as 'A-1042'"),
  source: z.enum(['questionnaire', 'profile']),
  user_id: z.string().nullable(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.enum(countries),
  city: z.string(),
  height: z.number().int().describe('cm'),
  weight: z.number().int().describe('kg'),
  age: z.number().int(),
  modelingExperience: z.enum(experiences).nullable(),
  clothingSize: z.string().nullable(),
  about: z.string().nullable(),
  created_at: z.string(),
  status: z.enum(applicationStatuses),
  comment: z.string().nullable(),
  decided_at: z.string().nullable(),
  guardian: z.enum(guardianStates).describe("'asked': under 18, and the guardian has not agreed yet"),
  publication: z.enum(publicationStates),
  is_published: z.boolean().describe('the person is in the gallery now'),
  snaps: z.number().int().describe('how many photos it has'),
  is_demo: z.boolean(),
});
export type ListedApplication = z.output<typeof listedApplicationSchema>;

export const applicationsListing = listing({
  name: 'applications',
  words: 'applicationsPanel.list',
  access: { see: 'applications.view', export: 'applications.manage' },
  row: listedApplicationSchema,
  columns: {
    id: { type: 'text', text: ({ id }) => shortId(id) },
    number: { type: 'text', isHidden: true },
    fullName: { type: 'text', sort: 'asc', isLong: true },
    email: { type: 'text', sort: 'asc', isLong: true, text: ({ email }) => readableEmail(email) },
    phone: { type: 'text' },
    country: { type: 'text', isHidden: true },
    city: { type: 'text', sort: 'asc' },
    measures: { type: 'text', field: 'height', text: ({ height, weight }) => `${height} / ${weight}` },
    age: { type: 'count', sort: 'asc', isHidden: true },
    modelingExperience: { type: 'choice', values: experiences, isFilter: true },
    clothingSize: { type: 'text', isHidden: true },
    about: { type: 'text', isHidden: true },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    status: { type: 'choice', values: applicationStatuses, sort: 'asc', isFilter: true },
    comment: { type: 'text', isHidden: true },
  },
  filters: {
    photos: { type: 'choice', values: ['with', 'without'] },
    guardian: { type: 'choice', values: ['waiting'], describes: 'those that wait for a guardian' },
    gallery: { type: 'choice', values: ['published', 'agreed', 'asked'] },
  },
  sortedBy: 'created_at',
});
export type ApplicationsQuery = z.output<typeof applicationsListing.query>;
