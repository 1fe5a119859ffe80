/** Queries and calls of the account page. */
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { lookWhetherItIsOver } from '#features/accounts/sign-in/ui/cabinetSession.ts';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { type Profile, profileApi } from '../contract.ts';

export const ownProfile = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(profileApi.show, {}, { signal }),
});
export const ownSessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(profileApi.sessions, {}, { signal }),
});

/** Puts the account from an answer into the cache. */
export function useKeepProfile(): (profile: Profile) => void {
  const cache = useQueryClient();
  return (profile) => cache.setQueryData(ownProfile.queryKey, profile);
}

/** Makes a form's call; a refusal may mean that the session has ended elsewhere. */
export async function ask<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
  try {
    return await call(endpoint, input);
  } catch (error) {
    lookWhetherItIsOver(error);
    throw error;
  }
}
