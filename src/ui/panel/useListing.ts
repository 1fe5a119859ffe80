import type { z } from 'zod';
import type { Endpoint } from '#shared/contract.ts';
import type { Listing } from '#shared/listing.ts';
import { useListState } from './listState.ts';
import { useCall } from './query.ts';

/** A listing at the address that the reader is at: what it shows, how to change that, and what the call answers. */
export function useListing<R, S extends z.ZodRawShape, K extends string, E extends Endpoint>(
  listing: Listing<R, z.ZodObject<S>, K>,
  call: E,
) {
  const state = useListState(listing.query);
  const query = useCall(call, state.values as never, { keepsLast: true });
  return { ...state, listing, query };
}
