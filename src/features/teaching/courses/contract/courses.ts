import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { dayField, rublesSchema } from '#shared/fields.ts';
import { courseLevels } from '../rules/levels.ts';
import { priceSchema } from './prices.ts';

export const courseTypes = ['basic', 'optimum', 'premium'] as const;

export const courseSchema = z.object({
  id: z.string(),
  type: z.enum(courseTypes).nullable(),
  slug: z.string().describe('of its page, `/courses/{slug}`'),
  title: z.string().describe('in the language of the request'),
  description: z.string(),
  price: rublesSchema.describe('without any discount; in the catalogue: what a visitor pays now'),
  lessons_count: z.number(),
  duration_hours: z.number(),
  level: z.enum(courseLevels),
  start_date: dayField.nullable().describe('school day on which the lessons open'),
  is_featured: z.boolean(),
  is_active: z.boolean(),
  created_at: z.string(),
  video_url: z.string().nullable().describe('link to a trailer'),
  trailer: z.string().nullable().describe('path of a film that anybody may watch'),
  cover: z.string().nullable().describe('path of a picture, 640 px wide'),
  cover_file: z.string().nullable().describe('the same, for `pictureAddress`'),
  cover_alt: z.string().describe('what it shows; empty where that says no more than the title'),
});
export type Course = z.output<typeof courseSchema>;

/** A course on sale, at the public price. For a signed-in buyer's own price see `pricesApi.own`. */
export const courseOnSaleSchema = courseSchema.extend({
  ...priceSchema.shape,
  film_minutes: z
    .number()
    .nullable()
    .describe(
      'how long its films are; the hours beyond are practice. Null in a demo school: the hours are of video',
    ),
});
export type CourseOnSale = z.output<typeof courseOnSaleSchema>;

export const coursesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/courses',
    access: 'anyone',
    summary: 'The courses on sale, in the order of the catalogue',
    input: z.object({}),
    output: z.object({ courses: z.array(courseOnSaleSchema) }),
  }),
};
