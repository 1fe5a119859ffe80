import { useEffect, useState } from 'react';
import { call } from '#ui/api.ts';
import { instalmentsApi, type Offer } from '../contract/instalments.ts';

/** The school's offer; null while unknown or unavailable, when the page keeps silent about instalments. */
export function useOffer(): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call(instalmentsApi.offer, {}, { signal: leaving.signal }).then(setOffer, () => {});
    return () => leaving.abort();
  }, []);
  return offer;
}
