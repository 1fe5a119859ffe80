import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, linesField } from '#shared/fields.ts';
import { reviewErrors } from '../errors.ts';
import { panelReviewSchema, reviewsListing } from '../listing.ts';

const path = '/api/admin/reviews';
const byId = z.object({ id: idField });
const version = z.string().optional();

const changed = {
  access: 'reviews.manage',
  output: panelReviewSchema,
  errors: [reviewErrors.review_not_found, 'conflict'],
} as const;

export const reviewsPanelApi = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'reviews.manage',
    summary: 'Reviews, those that wait, are hidden or deleted included',
    input: reviewsListing.query,
    output: z.object({
      reviews: z.array(panelReviewSchema),
      total: z.number().int(),
      waiting: z.number().int().describe('that wait for moderation'),
    }),
  }),
  show: endpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: 'reviews.manage',
    summary: 'One review',
    input: byId,
    output: panelReviewSchema,
    errors: [reviewErrors.review_not_found],
  }),
  publish: endpoint({
    ...changed,
    method: 'POST',
    path: `${path}/{id}/published`,
    summary: 'Shows a review on the page, or takes it off at once',
    input: byId.extend({ is_published: z.boolean(), version }),
  }),
  reject: endpoint({
    ...changed,
    method: 'POST',
    path: `${path}/{id}/rejection`,
    summary: 'Refuses a review that waits; its author reads why',
    input: byId.extend({ reason: linesField.min(1).max(500), version }),
  }),
  reply: endpoint({
    ...changed,
    method: 'PUT',
    path: `${path}/{id}/reply`,
    summary: 'The answer of the school, shown below the review; empty takes it away',
    input: byId.extend({ reply: linesField.max(2000), version }),
  }),
  move: endpoint({
    ...changed,
    method: 'PUT',
    path: `${path}/{id}/place`,
    summary: 'Moves a review to a place beside another one',
    input: byId.extend({ beside: idField, side: z.enum(['before', 'after']) }),
  }),
  restore: endpoint({
    ...changed,
    method: 'POST',
    path: `${path}/{id}/restore`,
    summary: 'Brings a deleted review back, hidden',
    input: byId,
  }),
};
