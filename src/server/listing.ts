/** A feature's list as its manifest brings it: what exports all of it follows from that. */
import type { z } from 'zod';
import type { Listing } from '#shared/listing.ts';
import type { Context } from './context.ts';

export interface ListedRows {
  listing: Listing;
  /** How many rows the selection has. */
  count(ctx: Context, input: object): Promise<number>;
  /** Rows of the contract, all that the selection has, in its order. */
  pages(ctx: Context, input: object): AsyncIterable<readonly object[]>;
}

interface Source<R, Q extends z.ZodObject, K extends string> {
  listing: Listing<R, Q, K>;
  count(ctx: Context, input: z.output<Q>): Promise<number>;
  pages(ctx: Context, input: z.output<Q>): AsyncIterable<readonly R[]>;
}

export function listedRows<R extends object, Q extends z.ZodObject, K extends string>(
  source: Source<R, Q, K>,
): ListedRows {
  return source as unknown as ListedRows;
}
