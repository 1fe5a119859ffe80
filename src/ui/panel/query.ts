/** Reads of the panel: `useCall(ordersApi.list, input)`. Cached by call and input. */
import { keepPreviousData, QueryCache, QueryClient, useQuery } from '@tanstack/react-query';
import type { Endpoint, Input, Output } from '#shared/contract.ts';
import { CallError, call } from '#ui/api.ts';

/** @param onError called for every failed read with the error and the path template of the call */
export function makeQueryClient(onError: (error: CallError, path: string) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        if (error instanceof CallError) onError(error, String(query.queryKey[0]));
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A browser that believes itself offline still gets an answer: the error, with a button to try again.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isTemporary(error),
      },
    },
  });
}

interface CallOptions {
  isEnabled?: boolean;
  /** While the input changes, the last answer stays on the screen (`isPlaceholderData`). */
  keepsLast?: boolean;
  /** Asked again each time that it is shown: the answer holds addresses that end within a minute. */
  isForgotten?: boolean;
  /** Asked again that often while somebody looks. */
  everyMs?: number;
}

export function useCall<E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) {
  return useQuery<Output<E>, Error>({
    queryKey: [endpoint.path, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    enabled: options.isEnabled ?? true,
    ...(options.isForgotten && { gcTime: 0 }),
    ...(options.everyMs !== undefined && { refetchInterval: options.everyMs }),
    ...(options.keepsLast && { placeholderData: keepPreviousData as never }),
  });
}

function isTemporary(error: Error): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500);
}
