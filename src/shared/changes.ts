/** What a change was: carried by the events of whatever staff may change, for those who keep an account of it. */
import { z } from 'zod';
import { roles } from './access.ts';

export const changeSchema = z.object({
  /** What was changed, such as `content.questions.en`. */
  subject: z.string(),
  /** Null for the product itself and for whoever works at its command line. */
  by: z
    .object({
      id: z.string(),
      email: z.string(),
      role: z.enum(roles).describe('held at that moment'),
      address: z.string(),
      user_agent: z.string(),
      request_id: z.string(),
    })
    .nullable(),
  before: z.unknown(),
  after: z.unknown(),
  at: z.string(),
});
export type Change = z.output<typeof changeSchema>;
