import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { MadeExport } from '../contract.ts';

export function useExportName(): (made: Pick<MadeExport, 'kind' | 'list'>) => string {
  const t = useTranslations('exportNames');
  return useCallback(({ kind, list }) => (kind === 'list' ? t(`lists.${list as 'users'}`) : t(kind)), [t]);
}
