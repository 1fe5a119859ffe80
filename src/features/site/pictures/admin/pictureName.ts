import { useLocale, useTranslations } from 'use-intl';
import { nameOfLanguage } from '#shared/i18n.ts';
import type { SitePicture } from '../contract/panel.ts';

/** Tells pictures apart that show one thing to readers of several languages. */
export function usePictureName(): (picture: Pick<SitePicture, 'alt' | 'language'>) => string {
  const t = useTranslations('sitePictureReaders');
  const reader = useLocale();
  return ({ alt, language }) =>
    language ? `${alt.ru} (${t('page', { language: nameOfLanguage(language, reader) })})` : alt.ru;
}
