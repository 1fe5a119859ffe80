/** What a call answers whose answer is a file. */
import { z } from 'zod';

export const fileSchema = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
});
export type SentFile = z.output<typeof fileSchema>;
