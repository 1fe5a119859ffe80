import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { reloadForRelease, type Wish } from './newRelease.ts';
import { useToast } from './Toast.tsx';

/**
 * Loads a part of the page when it is wanted. @returns null where it could not be loaded: the page is being reloaded with
 * the wish kept, or its reader has been told why
 */
export function useLaterPart(): <Part>(load: () => Promise<Part>, wish: Wish | null) => Promise<Part | null> {
  const t = useTranslations('ui');
  const toast = useToast();
  const tell = useRef(toast);
  tell.current = (status, text) => toast(status, text);
  const words = useRef(t);
  words.current = t;
  return useCallback(async (load, wish) => {
    try {
      return await load();
    } catch (error) {
      // Unasked for, or nobody's wish: the page is complete without it.
      if (wish === null) return null;
      const outcome = await reloadForRelease(wish, error);
      if (outcome === 'offline') tell.current('error', `❌ ${words.current('networkError')}`);
      if (outcome === 'broken') tell.current('error', `❌ ${words.current('partFailed')}`);
      return null;
    }
  }, []);
}
