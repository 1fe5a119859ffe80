import { useEffect, useRef } from 'react';

/** Runs when the page opens, once: what it does with a one-time code cannot be done again. */
export function useOnce(work: () => Promise<void>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void work();
  }, []);
}
