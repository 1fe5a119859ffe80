import { useTranslations } from 'use-intl';
import { countedTo, isCapped } from '#shared/listing.ts';

/** How many records were found, or that there are more than are counted; nothing while that is not known. */
export function useFoundText(): (total: number | undefined) => string | undefined {
  const t = useTranslations('panel.list');
  return (total) => {
    if (total === undefined) return undefined;
    return isCapped(total) ? t('foundMore', { total: countedTo }) : t('found', { count: total });
  };
}
