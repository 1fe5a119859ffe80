import { useCallback, useEffect, useRef, useState } from 'react';
import type { Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { learningApi } from '../contract.ts';
import { lookWhetherItIsOver } from './viewer.ts';

type Ticket = Output<typeof learningApi.openVideo>;

/** An address that plays the lesson; `renew` fetches another, the old one stays until it is there. */
export function useTicket(lessonId: string): { ticket: Ticket | null; error: unknown; renew: () => void } {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [error, setError] = useState<unknown>(null);
  const request = useRef(0);

  const renew = useCallback(async () => {
    const own = ++request.current;
    const isLatest = () => own === request.current;
    setError(null);
    try {
      const opened = await call(learningApi.openVideo, { id: lessonId });
      if (isLatest()) setTicket(opened);
    } catch (problem) {
      if (!isLatest()) return;
      lookWhetherItIsOver(problem);
      setError(problem);
    }
  }, [lessonId]);

  useEffect(() => {
    void renew();
    return () => void request.current++;
  }, [renew]);
  return { ticket, error, renew };
}
