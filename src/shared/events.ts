/**
 * Something that happened in one feature and may matter to others. Listeners are declared in each feature's
 * manifest.
 */
import type { z } from 'zod';

export interface DomainEvent<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
}

export function domainEvent<P extends z.ZodType>(name: string, payload: P): DomainEvent<P> {
  return { name, payload };
}
