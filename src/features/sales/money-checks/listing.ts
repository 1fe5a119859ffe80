import { z } from 'zod';
import { listing } from '#shared/listing.ts';
import { differenceKinds, subjects } from './rules.ts';

export const differenceSchema = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  kind: z.enum(differenceKinds),
  provider_id: z.string(),
  order_id: z.string().nullable(),
  order: z.string().nullable().describe('number of the order'),
  ours: z.number().nullable().describe('rubles; null: nothing here'),
  theirs: z.number().nullable().describe('rubles; null: nothing there'),
  happened_at: z.string(),
  created_at: z.string(),
  settled_at: z.string().nullable().describe('when a later check did not find it any more'),
});
export type DifferenceRow = z.output<typeof differenceSchema>;

export const differencesListing = listing({
  name: 'money-differences',
  words: 'moneyChecks.list',
  access: { see: 'financial_reports.view', export: 'financial_reports.view' },
  row: differenceSchema,
  columns: {
    subject: { type: 'choice', values: subjects, sort: 'asc', isFilter: true },
    kind: { type: 'choice', values: differenceKinds, sort: 'asc', isFilter: true },
    order: { type: 'text' },
    ours: { type: 'money' },
    theirs: { type: 'money' },
    provider_id: { type: 'text', isLong: true },
    happened_at: { type: 'time' },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
    settled_at: { type: 'time' },
  },
  filters: { open: { type: 'choice', values: ['yes', 'no'] } },
  sortedBy: 'created_at',
});
export type DifferencesQuery = z.output<typeof differencesListing.query>;
