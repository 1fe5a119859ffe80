import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#ui/api.ts';
import type { Model } from '../contract.ts';

export interface Gallery {
  state: 'known' | 'asking' | 'failed';
  models: Model[];
  /** Why it failed, as far as the server said; empty where it could not be reached. */
  error: string;
}

/** The page is drawn with the gallery, and asks once more when the reader comes near: it may have been kept long. */
export function useGallery(drawn: Model[]) {
  const ref = useRef<HTMLElement>(null);
  const [gallery, setGallery] = useState<Gallery>({ state: 'known', models: drawn, error: '' });
  const ask = useCallback(async () => {
    setGallery(({ models }) => ({ state: 'asking', models, error: '' }));
    try {
      const { modelsApi } = await import('../contract.ts');
      // As anybody: staff would be answered what is not published yet.
      const models = await call(modelsApi.list, {}, { isAnonymous: true });
      setGallery({ state: 'known', models, error: '' });
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      setGallery({ state: 'failed', models: [], error: status > 0 ? `HTTP ${status}` : '' });
    }
  }, []);
  useEffect(() => {
    if (!ref.current) return;
    const watch = new IntersectionObserver(
      (told) => {
        // A busy browser tells several changes at once, of which the first may be that it was far away.
        if (!told.some((change) => change.isIntersecting)) return;
        watch.disconnect();
        void ask();
      },
      { rootMargin: '300px' },
    );
    watch.observe(ref.current);
    return () => watch.disconnect();
  }, [ask]);
  return { ref, gallery, retry: () => void ask() };
}
