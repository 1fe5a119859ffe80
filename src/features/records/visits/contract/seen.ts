import { z } from 'zod';
import { type Step, steps } from '../rules/visits.ts';

/** The page's report of a visit: no name, no number, nothing stored in the browser. */
export const seenInput = z.object({
  page: z.string().max(300),
  from: z.string().max(500).default(''),
  query: z.string().max(1000).default(''),
  course: z.string().max(36).default('').describe('id of the course whose form was opened'),
  step: z.enum(Object.keys(steps) as [Step, ...Step[]]),
});
