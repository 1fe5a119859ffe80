import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#ui/api.ts';
import type { Model } from '../contract/models.ts';

export interface Gallery {
  state: 'known' | 'asking' | 'failed';
  models: Model[];
  /** Error text from the server; empty when it could not be reached. */
  error: string;
}

/**
 * The page is drawn with the gallery, and fetches it again when the reader comes near: the page may have been
 * cached long.
 */
export function useGallery(drawn: Model[]) {
  const ref = useRef<HTMLElement>(null);
  const [gallery, setGallery] = useState<Gallery>({ state: 'known', models: drawn, error: '' });
  const ask = useCallback(async () => {
    setGallery(({ models }) => ({ state: 'asking', models, error: '' }));
    try {
      const { modelsApi } = await import('../contract/models.ts');
      // Anonymous: staff would get unpublished models too.
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
        // A busy browser reports several changes at once; the first may still say that it was far away.
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
