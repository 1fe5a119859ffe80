import { useTranslations } from 'use-intl';
import type { SitePicture } from '../contract/panel.ts';

/** Tells pictures apart that show one thing to readers of several languages. */
export function usePictureName(): (picture: Pick<SitePicture, 'alt' | 'language'>) => string {
  const t = useTranslations('sitePictureReaders.page');
  return ({ alt, language }) => (language ? `${alt.ru} (${t(language)})` : alt.ru);
}
