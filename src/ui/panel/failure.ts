import { useCallback } from 'react';
import { CallError } from '../api.ts';
import { useFailureText as useFailureTextOfSite } from '../failure.ts';

/** As on the site; but staff are also shown an answer that is no JSON, as it is: it tells who is in the way. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const failureText = useFailureTextOfSite();
  return useCallback(
    (error, fallback) => (error instanceof CallError && error.words) || failureText(error, fallback),
    [failureText],
  );
}
