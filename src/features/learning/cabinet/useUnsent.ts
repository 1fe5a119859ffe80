import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendUnsent } from './unsent.ts';

/** Sends what was watched without a network: when the page opens, and when the network is back. */
export function useUnsent(isMember: boolean): void {
  const cache = useQueryClient();
  useEffect(() => {
    if (!isMember) return;
    const send = () =>
      void sendUnsent().then((sent) => {
        if (sent > 0) void cache.invalidateQueries();
      });
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [isMember, cache]);
}
