import { useCallback, useEffect, useState } from 'react';
import type { Output } from '#shared/contract.ts';
import { CallError, call } from '#ui/api.ts';
import { ratingApi } from '../contract/rating.ts';
import { forgetRating, type KeptRating, keptRating } from './ratingValues.ts';

export type OrderedRating = Output<typeof ratingApi.result>;

const askEveryMs = 2_000;
/** A buyer who comes back hours later reloads the page. */
const askTimes = 150;

/**
 * The rating that this browser has ordered, as the server knows it: the address may say what it likes. Asked again and
 * again while the order is open.
 */
export function useBought(isReturned: boolean) {
  const [kept, setKept] = useState<KeptRating | null>(null);
  const [ordered, setOrdered] = useState<OrderedRating | null>(null);
  const [isAsking, setAsking] = useState(true);
  const [asked, setAsked] = useState(0);
  const isOpen = ordered === null || ordered.status === 'new' || ordered.status === 'pending';
  const secret = kept?.secret ?? null;

  const look = useCallback(() => {
    const known = keptRating();
    setKept(known);
    setAsked(0);
    if (!known) setAsking(false);
  }, []);
  useEffect(look, [look]);

  useEffect(() => {
    if (secret === null || !isOpen || asked >= askTimes) return;
    let isOver = false;
    const timer = setTimeout(
      async () => {
        const answer = await call(ratingApi.result, { order_secret: secret }).catch((error: unknown) =>
          error instanceof CallError && error.status === 404 ? 'gone' : null,
        );
        if (isOver) return;
        if (answer === 'gone') forgetRating();
        else if (answer) setOrdered(answer);
        setAsking(false);
        // Nobody waits at the page for an order of yesterday.
        const goesOn = isReturned || (typeof answer === 'object' && answer?.waits_for_guardian);
        setAsked(answer === 'gone' || !goesOn ? askTimes : asked + 1);
      },
      asked === 0 ? 0 : askEveryMs,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [secret, isOpen, asked, isReturned]);

  function forget(): void {
    forgetRating();
    setKept(null);
    setOrdered(null);
  }

  return { kept, ordered, isAsking, look, forget };
}
