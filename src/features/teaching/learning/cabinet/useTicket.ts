import { useCallback, useEffect, useRef, useState } from 'react';
import { lookWhetherItIsOver } from '#features/accounts/sign-in/ui/cabinetSession.ts';
import type { Output } from '#shared/contract.ts';
import { CallError, call } from '#ui/api.ts';
import { type Lesson, learningApi } from '../contract.ts';
import { usePreview, useRefusals } from './lessons.ts';
import { useComeback } from './useComeback.ts';

type Ticket = Output<typeof learningApi.openVideo>;

/**
 * An address that plays the lesson; `renew` fetches another, and the old one stays until it arrives or cannot be had.
 * While the network is away it is fetched again unasked, and the error stays until it arrives.
 */
export function useTicket({ id: lessonId, course_id }: Pick<Lesson, 'id' | 'course_id'>): {
  ticket: Ticket | null;
  error: unknown;
  renew: () => void;
} {
  const [ticket, setTicket] = useState<Ticket | null>(null);
  const [error, setError] = useState<unknown>(null);
  const request = useRef(0);
  const preview = usePreview();
  const lookAgain = useRefusals(course_id);

  const fetchTicket = useCallback(async () => {
    const own = ++request.current;
    const isLatest = () => own === request.current;
    try {
      const opened = await call(learningApi.openVideo, { id: lessonId, preview });
      if (!isLatest()) return;
      setTicket(opened);
      setError(null);
    } catch (problem) {
      if (!isLatest()) return;
      lookWhetherItIsOver(problem);
      lookAgain(problem);
      setTicket(null);
      setError(problem);
    }
  }, [lessonId, preview, lookAgain]);
  const renew = useCallback(() => {
    setError(null);
    void fetchTicket();
  }, [fetchTicket]);

  useEffect(() => {
    renew();
    return () => void request.current++;
  }, [renew]);
  useComeback(error instanceof CallError && (error.status === 0 || error.status >= 500), fetchTicket);
  return { ticket, error, renew };
}
