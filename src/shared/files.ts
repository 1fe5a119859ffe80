/** Output of a call that answers a file. */
import { z } from 'zod';

export const fileSchema = z.object({
  name: z.string().regex(/^[\w.-]+$/),
  type: z.string(),
  /** A client that has it already learns so. */
  etag: z.string().optional(),
  /** A long one comes piece by piece, while it is made; one that is drawn is drawn when it is to be sent. */
  bytes: z.union([
    z.instanceof(Uint8Array),
    z.custom<AsyncIterable<string | Uint8Array>>(isIterable),
    z.custom<() => Promise<Uint8Array>>((value) => typeof value === 'function'),
  ]),
});
export type SentFile = z.output<typeof fileSchema>;

function isIterable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
