import { useTranslations } from 'use-intl';
import { type FilledField, formDefaults } from '../rules/form.ts';

/** Names defaults in words: «Рост, см: 170, Город: Москва». */
export function useFilled(): (fields: readonly FilledField[]) => string {
  const t = useTranslations('rating.form');
  return (fields) => fields.map((field) => `${t(field)}: ${formDefaults[field]}`).join('; ');
}
