import { z } from 'zod';
import { localTextField } from '#shared/fields.ts';
import { framingSchema } from '#shared/framing.ts';
import { listing } from '#shared/listing.ts';
import { reviewKinds, reviewStates } from './rules.ts';

const texts = localTextField(z.string());

export const panelReviewSchema = z.object({
  id: z.string(),
  kind: z.enum(reviewKinds),
  author: z.enum(['buyer', 'staff']).describe('who wrote it down'),
  name: z.string().describe('in the language of the request, as are role, text, result and reply'),
  role: z.string(),
  text: z.string(),
  result: z.string(),
  reply: z.string(),
  texts: z.object({
    ...{ name: texts, role: texts, text: texts, result: texts, reply: texts },
    pictureAlt: texts,
  }),
  email: z.string().describe('never public; empty where it is not known'),
  age: z.number().int().nullable(),
  rating: z.number().int(),
  verified: z.boolean().describe('its author has a paid order'),
  course_id: z.string().nullable(),
  course: z.string(),
  month: z.string().nullable().describe('YYYY-MM'),
  video_url: z.string().nullable(),
  cloud_url: z.string().nullable(),
  has_film: z.boolean().describe('its video is a file of the school'),
  film: z.string().nullable().describe('where that is watched; null while nobody may see it'),
  picture: z
    .object({
      framing: framingSchema,
      photo: z
        .object({ url: z.string(), width: z.number(), height: z.number() })
        .nullable()
        .describe('the whole picture, for a minute'),
    })
    .nullable(),
  state: z.enum(reviewStates),
  reason: z.string().describe('why it was rejected'),
  is_demo: z.boolean(),
  position: z.number().int(),
  created_at: z.string(),
  gone_at: z.string().nullable().describe('when a deleted review is gone for good'),
  version: z.string(),
});
export type PanelReview = z.output<typeof panelReviewSchema>;

export const reviewsListing = listing({
  name: 'reviews',
  words: 'reviewsPanel.list',
  // Those who may export data and manage reviews: financial managers may not see them.
  access: { see: 'reviews.manage', export: 'courses.manage' },
  row: panelReviewSchema,
  columns: {
    position: { type: 'count', sort: 'asc' },
    name: { type: 'text', sort: 'asc' },
    kind: { type: 'choice', values: reviewKinds, isFilter: true },
    rating: { type: 'count', sort: 'desc' },
    text: { type: 'text', isLong: true },
    result: { type: 'text', isLong: true, isHidden: true },
    reply: { type: 'text', isLong: true, isHidden: true },
    email: { type: 'text', isHidden: true },
    course: { type: 'text' },
    verified: { type: 'flag' },
    state: { type: 'choice', values: reviewStates },
    created_at: { type: 'time', sort: 'desc' },
  },
  filters: {
    // Only a filter by state shows deleted reviews.
    state: { type: 'choice', values: reviewStates },
    stars: { type: 'choice', values: ['5', '4', '3', '2', '1'] },
  },
  sortedBy: 'position',
  direction: 'asc',
});
export type ReviewsQuery = z.output<typeof reviewsListing.query>;
