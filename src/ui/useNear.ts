import { type RefObject, useEffect, useRef } from 'react';

/** Calls back once, when the element comes within a screen of what is seen. */
export function useNear(ref: RefObject<HTMLElement | null>, onNear: () => void): void {
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once; the first may still say that it was far away.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        latest.current();
      },
      { rootMargin: '100%' },
    );
    if (ref.current) near.observe(ref.current);
    return () => near.disconnect();
  }, [ref]);
}
