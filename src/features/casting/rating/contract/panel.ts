import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, rublesSchema } from '#shared/fields.ts';
import { listedRatingSchema, ratingsListing } from '../listing.ts';
import { ratingResultSchema } from './result.ts';

const settings = z.object({
  is_on: z.boolean(),
  price: rublesSchema.min(1).max(100_000).describe('rubles, once'),
  photo_days: z.number().int().min(1).max(365),
});

const settingsShown = settings.extend({
  can_be_paid: z.boolean().describe('false: without a way to pay nothing is sold'),
  version: z.string(),
});
export type RatingSettings = z.output<typeof settingsShown>;

const details = listedRatingSchema.extend({
  attempts: z.array(ratingResultSchema).describe('newest first; empty until it is paid'),
  photo_url: z.string().nullable().describe('works for a minute'),
  is_shared: z.boolean(),
});
export type RatingDetails = z.output<typeof details>;

export const ratingPanelApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/ratings',
    access: 'applications.view',
    summary: 'Ratings, searched, filtered, sorted and paged',
    input: ratingsListing.query,
    output: z.object({
      ratings: z.array(listedRatingSchema),
      total: z.number(),
      is_offered: z.boolean().describe('others can come: the school rates models, and takes payments'),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/admin/orders/{id}/rating',
    access: 'applications.view',
    summary: 'The results of the rating that an order bought',
    input: z.object({ id: idField }),
    output: details,
    errors: ['not_found'],
  }),
  showSettings: endpoint({
    method: 'GET',
    path: '/api/admin/rating-settings',
    access: 'courses.manage',
    summary: 'Whether the school rates models, for how much, and how long it keeps photos',
    input: z.object({}),
    output: settingsShown,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/admin/rating-settings',
    access: 'courses.manage',
    summary: 'Changes them; the page follows at once',
    input: settings.extend({ version: z.string() }),
    output: settingsShown,
    errors: ['conflict'],
  }),
};
