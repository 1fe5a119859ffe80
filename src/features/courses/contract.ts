import { z } from 'zod';
import { endpoint } from '#shared/contract.ts';
import { domainEvent } from '#shared/events.ts';
import { rublesSchema } from '#shared/money.ts';
import { priceSchema } from './prices/contract.ts';

export const courseTypes = ['basic', 'optimum', 'premium'] as const;

export const courseSchema = z.object({
  id: z.string(),
  type: z.enum(courseTypes).nullable(),
  title: z.string().describe('in the language of the request'),
  description: z.string(),
  price: rublesSchema.describe('without any discount; in the catalogue: what a visitor pays now'),
  lessons_count: z.number(),
  duration_hours: z.number(),
  level: z.enum(['beginner', 'intermediate', 'advanced']),
  start_date: z.string().nullable().describe('school day YYYY-MM-DD on which the lessons open'),
  is_featured: z.boolean(),
  is_active: z.boolean(),
  created_at: z.string(),
  video_url: z.string().nullable(),
});
export type Course = z.output<typeof courseSchema>;

/** A course on sale, at the price that anybody pays. What a signed-in buyer pays: `pricesApi.own`. */
export const courseOnSaleSchema = courseSchema.extend(priceSchema.shape);
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

/** The catalogue is not what it was: pages that show it are rendered anew. */
export const coursesChanged = domainEvent('courses.changed', z.object({}));
