/** The page of a course, which stands alone. */
import { z } from 'zod';
import { ownBenefits } from '#features/publishing/school/rules/benefits.ts';
import { endpoint } from '#shared/contract.ts';
import { longestSlug } from '#shared/slugs.ts';
import { courseOnSaleSchema } from './courses.ts';

export const coursePageSchema = z.object({
  course: courseOnSaleSchema.describe('named by its present slug, also where a former one was asked for'),
  outcomes: z.array(z.string()).describe('what it teaches, in the language of the request'),
  includes: z.array(z.enum(ownBenefits)).describe('goods that it includes and has'),
});

export const coursePagesApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/course-pages/{slug}',
    access: 'anyone',
    summary: 'A course on sale by its address, present or former',
    input: z.object({ slug: z.string().max(longestSlug) }),
    output: coursePageSchema,
    errors: ['not_found'],
  }),
};
