import { useCallback, useEffect, useState } from 'react';
import { CallError, call } from '#ui/api.ts';
import { type Model, modelsApi } from '../contract/models.ts';

export interface Gallery {
  state: 'known' | 'asking' | 'failed';
  models: readonly Model[];
  /** Error text from the server; empty when it could not be reached. */
  error: string;
}

/** Fetches the gallery anew: the page that was drawn with it may have been cached long. */
export function useGallery(drawn: readonly Model[]) {
  const [gallery, setGallery] = useState<Gallery>({ state: 'asking', models: drawn, error: '' });
  const ask = useCallback(async () => {
    setGallery(({ models }) => ({ state: 'asking', models, error: '' }));
    try {
      // Anonymous: staff would get unpublished models too.
      const models = await call(modelsApi.list, {}, { isAnonymous: true });
      setGallery({ state: 'known', models, error: '' });
    } catch (error) {
      const status = error instanceof CallError ? error.status : 0;
      setGallery({ state: 'failed', models: [], error: status > 0 ? `HTTP ${status}` : '' });
    }
  }, []);
  useEffect(() => void ask(), [ask]);
  return { gallery, retry: () => void ask() };
}
