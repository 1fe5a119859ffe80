import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { onUnsentChange, sendUnsent, unsentMark } from './unsent.ts';
import { useComeback } from './useComeback.ts';

/** Sends what was watched and marked without a network: when the page opens, and when the network is back. */
export function useUnsent(isMember: boolean): void {
  const cache = useQueryClient();
  const send = useCallback(
    () =>
      void sendUnsent().then((settled) => {
        if (settled > 0) void cache.invalidateQueries();
      }),
    [cache],
  );
  useEffect(() => {
    if (isMember) send();
  }, [isMember, send]);
  useComeback(isMember, send);
}

/** The student's mark that the server has not got yet. */
export function useUnsentMark(lessonId: string): boolean | undefined {
  return useSyncExternalStore(onUnsentChange, () => unsentMark(lessonId));
}
