import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';

export const listedProgressSchema = z.object({
  id: z.string().describe("the enrolment's"),
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  course: z.string(),
  created_at: z.string().describe('when the course was opened to them'),
  ended_at: z.string().nullable(),
  lessons_done: z.number().int(),
  lessons_total: z.number().int(),
  percent: z.number().int(),
  watched_at: z.string().nullable().describe('when a lesson was watched or marked last'),
});

/** How far every student is in every course: it has no page of its own, and is taken away whole. */
export const progressListing = listing({
  name: 'progress',
  words: 'progressList',
  // Those who may export data and see progress: financial managers may not see it.
  access: { see: 'users.manage', export: 'users.manage' },
  row: listedProgressSchema,
  columns: {
    name: { type: 'text' },
    email: { type: 'text', text: ({ email }) => readableEmail(email) },
    course: { type: 'text', isLong: true },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    lessons_done: { type: 'count' },
    lessons_total: { type: 'count' },
    percent: { type: 'count' },
    watched_at: { type: 'time' },
    ended_at: { type: 'time' },
  },
  filters: { course: { type: 'id', isChosen: true } },
  sortedBy: 'created_at',
});
export type ProgressQuery = z.output<typeof progressListing.query>;
