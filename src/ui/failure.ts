import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { CallError } from './api.ts';

/** Text for a failed call: the server's own, else a general one. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const t = useTranslations('ui');
  return useCallback(
    (error, fallback) => {
      // Anything else is a fault of the page or of the browser, not of the connection.
      if (!(error instanceof CallError)) return fallback ?? t('pageError');
      if (error.status === 0) return t('networkError');
      return error.body.detail ?? fallback ?? t('serverError', { status: String(error.status) });
    },
    [t],
  );
}
