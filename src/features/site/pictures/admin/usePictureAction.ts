import { useTranslations } from 'use-intl';
import { useAction } from '#ui/panel/useAction.ts';
import { sitePicturesApi } from '../contract/panel.ts';

/** Calls whose answers show pictures of the site. */
export const pictureCalls = [sitePicturesApi.list.path, sitePicturesApi.show.path];

/** Does something to pictures, says how it went, and shows them as they are now. */
export function usePictureAction() {
  const t = useTranslations('sitePicturesPanel');
  return useAction(pictureCalls, t('unknown'));
}
