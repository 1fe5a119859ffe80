import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from './api.ts';

/** Text for a failed call: the server's own, else a general one. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const t = useTranslations('ui');
  return useCallback(
    (error, fallback) => {
      if (!(error instanceof CallError)) return fallback ?? t('networkError');
      if (error.status === 0) return t('networkError');
      return error.body.detail ?? fallback ?? t('serverError', { status: String(error.status) });
    },
    [t],
  );
}
