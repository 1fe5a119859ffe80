import { useEffect } from 'react';
import { second } from '#shared/dates.ts';

const retryEveryMs = 10 * second;

/**
 * Calls `retry` when the network may be back: when the browser says so, and every ten seconds, since a browser says
 * nothing of a school that cannot be reached for another reason.
 */
export function useComeback(isWaiting: boolean, retry: () => unknown): void {
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(retry, retryEveryMs);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isWaiting, retry]);
}
