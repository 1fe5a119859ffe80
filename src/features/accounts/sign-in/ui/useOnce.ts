import { useEffect, useRef } from 'react';

/** Runs once when the page opens: work with a one-time code cannot be repeated. */
export function useOnce(work: () => Promise<void>): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    void work();
  }, []);
}
