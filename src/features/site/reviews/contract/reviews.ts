import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { idField, localTextField, pictureField } from '#shared/fields.ts';
import { framingSchema, noFraming, pointSchema } from '#shared/framing.ts';
import { reviewErrors } from '../errors.ts';
import { reviewFields, reviewLimits } from '../rules.ts';

export const reviewSchema = z.object({
  id: z.string(),
  name: z.string().describe('in the language of the request, as are role, text, result and reply'),
  age: z.number().int().nullable(),
  role: z.string(),
  text: z.string(),
  result: z.string(),
  rating: z.number().int().describe('1–5'),
  verified: z.boolean().describe('its author has a paid order'),
  course: z.string().nullable(),
  month: z.string().nullable().describe('YYYY-MM'),
  reply: z.string().describe('of the school; empty for none'),
  isVideo: z.boolean(),
  videoUrl: z.string().nullable().describe('where its video is watched'),
  film: z.string().nullable().describe('path of the video, where the school has it as a file'),
  picture: z
    .object({ file: z.string(), alt: z.string(), focus: pointSchema.nullable() })
    .nullable()
    .describe('of its author, or of what its video shows; the file for `pictureAddress`'),
  isDemo: z.boolean().describe('an invented review of a demonstration school'),
});
export type Review = z.output<typeof reviewSchema>;

export const distributionSchema = z.object({
  count: z.number().int(),
  average: z.number().nullable(),
  stars: z.array(z.object({ rating: z.number().int(), count: z.number().int() })),
});

/** A text in Russian, or in several languages. */
const text = <T extends z.ZodString>(field: T) => z.union([field, localTextField(field)]);

const fields = {
  name: text(reviewFields.name as unknown as z.ZodString),
  email: reviewFields.email,
  rating: reviewFields.rating,
  text: text(reviewFields.text as unknown as z.ZodString),
  isVideo: z.boolean(),
  videoUrl: reviewFields.videoUrl.describe('link to its video elsewhere'),
  videoFile: reviewFields.videoFile.describe('upload of its video, which has arrived; null takes it away'),
  yandexUrl: reviewFields.yandexUrl.describe('public link to its video at Yandex Disk'),
  age: reviewFields.age,
  role: text(reviewFields.role as unknown as z.ZodString),
  result: text(reviewFields.result as unknown as z.ZodString),
  courseId: z.union([z.literal('').transform(() => null), z.null(), idField]),
  month: reviewFields.month,
  reply: text(reviewFields.reply as unknown as z.ZodString).describe('answer of the school, shown below'),
  picture: pictureField.nullable().describe('of its author, or of what its video shows; null takes it away'),
  pictureFraming: framingSchema,
  pictureAlt: text(reviewFields.pictureAlt as unknown as z.ZodString).describe('what the picture shows'),
};

export const newReviewInput = z.object({
  ...fields,
  email: fields.email.default(''),
  rating: fields.rating.default(5),
  isVideo: fields.isVideo.default(false),
  videoUrl: fields.videoUrl.default(null),
  videoFile: fields.videoFile.default(null),
  yandexUrl: fields.yandexUrl.default(null),
  age: fields.age.default(null),
  role: fields.role.default(''),
  result: fields.result.default(''),
  courseId: fields.courseId.default(null),
  month: fields.month.default(null),
  reply: fields.reply.default(''),
  picture: fields.picture.default(null),
  pictureFraming: fields.pictureFraming.default(noFraming),
  pictureAlt: fields.pictureAlt.default(''),
  isPublished: z.boolean().default(true),
});
/** Fields left out stay as they are. */
export const reviewInput = z.object(fields).partial();

const path = '/api/reviews';

export const reviewsApi = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'anyone',
    summary: 'The published reviews in their order, and how their ratings are spread',
    input: z.object({}),
    output: z.object({ reviews: z.array(reviewSchema), distribution: distributionSchema }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    access: 'reviews.manage',
    summary: 'Adds a review, written or on video, at the end of the list',
    input: newReviewInput,
    takesPicture: true,
    output: reviewSchema,
    limits: reviewLimits.manage,
  }),
  edit: endpoint({
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'reviews.manage',
    summary: 'Changes what is given of a review',
    input: reviewInput.extend({ id: idField, version: z.string().optional() }),
    takesPicture: true,
    output: reviewSchema,
    errors: [reviewErrors.review_not_found, 'conflict'],
    limits: reviewLimits.manage,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'reviews.manage',
    refusal: 'delete_forbidden',
    summary: 'Takes a review off the page, which can be undone for thirty days',
    input: z.object({ id: idField }),
    output: z.object({ gone_at: z.string().describe('when it is gone for good') }),
    errors: [reviewErrors.review_not_found],
  }),
};
