/** Output of a call that answers a file. */
import { z } from 'zod';

export const fileSchema = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  type: z.string(),
  /** A long one comes piece by piece, while it is made. */
  bytes: z.union([z.instanceof(Uint8Array), z.custom<AsyncIterable<string>>(isIterable)]),
});
export type SentFile = z.output<typeof fileSchema>;

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
