import { z } from 'zod';
import { documentVersions } from '#features/accounts/consents/contract/consents.ts';
import { consentErrors } from '#features/accounts/consents/errors.ts';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { idField } from '#shared/fields.ts';
import { reviewErrors } from '../errors.ts';
import { reviewFields, reviewLimits, storedStates } from '../rules.ts';

export const ownReviewSchema = z.object({
  id: z.string(),
  course_id: z.string().nullable(),
  course: z.string(),
  name: z.string(),
  rating: z.number().int(),
  text: z.string(),
  result: z.string(),
  reply: z.string().describe('of the school; empty for none'),
  state: z.enum(storedStates),
  reason: z.string().describe('why it was rejected'),
});
export type OwnReview = z.output<typeof ownReviewSchema>;

const words = {
  name: reviewFields.name,
  rating: reviewFields.rating,
  text: reviewFields.text,
  result: reviewFields.result.default(''),
};

/** Fields of the form. */
export const ownReviewInput = z.object({
  ...words,
  review_consent: z.literal(true).describe('to its publication'),
  document_versions: documentVersions.optional(),
});

const path = '/api/user/reviews';

export const ownReviewsApi = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'signed-in',
    summary: "The caller's reviews, and the own courses about which one can be written",
    input: z.object({}),
    output: z.object({
      reviews: z.array(ownReviewSchema),
      available: z.array(z.object({ course_id: z.string(), course: z.string() })),
      name: z.string().describe('as reviews are signed unless told otherwise'),
    }),
  }),
  write: endpoint({
    method: 'POST',
    path,
    access: 'signed-in',
    summary: 'Writes a review of an own course, which waits for moderation',
    input: ownReviewInput.extend({ course_id: idField }),
    output: ownReviewSchema,
    errors: ['forbidden', 'conflict', consentErrors.document_changed],
    limits: reviewLimits.own,
  }),
  change: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'signed-in',
    summary: 'Changes an own review, which leaves the page and waits for moderation again',
    input: z
      .object({ ...words, result: reviewFields.result })
      .partial()
      .extend({ id: idField }),
    output: ownReviewSchema,
    errors: [reviewErrors.review_not_found],
    limits: reviewLimits.own,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'signed-in',
    summary: 'Takes back an own review and the consent to its publication; it is gone for good',
    input: z.object({ id: idField }),
    output: z.object({ withdrawn: z.literal(true) }),
    errors: [reviewErrors.review_not_found],
  }),
};

/** A student's review waits for moderation. */
export const reviewWritten = domainEvent('review.written', z.object({ reviewId: z.string() }));
