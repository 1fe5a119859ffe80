import { useLocale, useTranslations } from 'use-intl';
import { defaultsIn, type FilledField } from '../rules/form.ts';

/** Names defaults in words: «рост 170 см, Москва». */
export function useFilled(): (fields: readonly FilledField[]) => string {
  const t = useTranslations('rating.form');
  const defaults = defaultsIn(useLocale());
  const filled = (field: FilledField) => t(`filledFields.${field}`, { value: defaults[field] });
  return (fields) => fields.map(filled).join(t('between'));
}
