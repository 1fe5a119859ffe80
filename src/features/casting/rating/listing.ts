import { z } from 'zod';
import { readableEmail } from '#shared/domains.ts';
import { listing } from '#shared/listing.ts';
import { categories } from './rules/tracks.ts';

/**
 * Whether the result can be seen: it waits for the payment, is open, or a refund took it back. `expired` and
 * `canceled`: the order ended without its money, and there will be none.
 */
export const ratingStates = ['waiting', 'open', 'closed', 'expired', 'canceled'] as const;

export const listedRatingSchema = z.object({
  id: z.string().describe("the order's: an order has one rating"),
  number: z.string().describe("the order's number"),
  email: z.string(),
  state: z.enum(ratingStates),
  score: z.number().nullable(),
  category: z.enum(categories).nullable(),
  results: z.number().describe('the first and its free repetitions'),
  created_at: z.string(),
  erased: z.boolean(),
});
export type ListedRating = z.output<typeof listedRatingSchema>;

export const ratingsListing = listing({
  name: 'ratings',
  words: 'ratingPanel.list',
  access: { see: 'applications.view', export: 'courses.manage' },
  row: listedRatingSchema,
  columns: {
    number: { type: 'text' },
    email: {
      type: 'text',
      isLong: true,
      text: ({ erased, email }, words) => (erased ? words('ratingPanel.erased') : readableEmail(email)),
    },
    score: { type: 'count', sort: 'desc' },
    category: { type: 'choice', values: categories, sort: 'asc', isFilter: true },
    state: { type: 'choice', values: ratingStates },
    results: { type: 'count' },
    created_at: { type: 'time', sort: 'desc', days: ['from', 'to'] },
  },
  sortedBy: 'created_at',
});
export type RatingsQuery = z.output<typeof ratingsListing.query>;
