import { useCallback, useEffect, useRef, useState } from 'react';
import { lookWhetherItIsOver } from '#features/sign-in/ui/cabinetSession.ts';
import type { Output } from '#shared/contract.ts';
import { call } from '#ui/api.ts';
import { learningApi } from '../contract.ts';
import { usePreview } from './lessons.ts';

type Ticket = Output<typeof learningApi.openVideo>;

/** An address that plays the lesson; `renew` fetches another, and the old one stays until it arrives. */
export function useTicket(lessonId: string): { ticket: Ticket | null; error: unknown; renew: () => void } {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [error, setError] = useState<unknown>(null);
  const request = useRef(0);
  const preview = usePreview();

  const renew = useCallback(async () => {
    const own = ++request.current;
    const isLatest = () => own === request.current;
    setError(null);
    try {
      const opened = await call(learningApi.openVideo, { id: lessonId, preview });
      if (isLatest()) setTicket(opened);
    } catch (problem) {
      if (!isLatest()) return;
      lookWhetherItIsOver(problem);
      setError(problem);
    }
  }, [lessonId, preview]);

  useEffect(() => {
    void renew();
    return () => void request.current++;
  }, [renew]);
  return { ticket, error, renew };
}
