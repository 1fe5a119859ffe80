import { useLocale, useTranslations } from 'use-intl';
import type { Language } from '#shared/i18n.ts';

/** Labels of a field that is filled in once for each language: «Имя (английский)». */
export function useLabelIn(): (field: string, language: Language) => string {
  const t = useTranslations('panel.edit');
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' });
  return (field, language) => t('inLanguage', { field, language: names.of(language) ?? language });
}
