import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { languages } from '#shared/i18n.ts';
import { listing } from '#shared/listing.ts';
import { waitlistStates } from './rules.ts';

export const waitlistEntrySchema = z.object({
  id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  state: z.enum(waitlistStates),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
});
export type WaitlistEntry = z.output<typeof waitlistEntrySchema>;

export const waitlistListing = listing({
  name: 'waitlist',
  words: 'waitlistPanel.list',
  access: { see: 'users.view', export: 'data.export' },
  row: waitlistEntrySchema,
  columns: {
    email: { type: 'text', isLong: true, text: ({ email }) => readableEmail(email) },
    language: { type: 'choice', values: languages, texts: 'languages' },
    state: { type: 'choice', values: waitlistStates, sort: 'asc', isFilter: true },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    confirmed_at: { type: 'time' },
  },
  sortedBy: 'created_at',
});
export type WaitlistQuery = z.output<typeof waitlistListing.query>;
