/**
 * Texts of the school in several languages: Russian, the original, in a column of its own, the others beside
 * it.
 */
import { inLanguage, type Language, type LocalText } from './i18n.ts';

/** JSON of a table's translated fields: `{"title": {"en": "…", "zh": "…"}}`. */
export interface TranslatedRow {
  translations: string;
}

type Translations = Partial<Record<string, Omit<LocalText, 'ru'>>>;

/** The columns for these texts; null when nothing is known. */
export function translatedColumns<Texts extends Record<string, LocalText | null>>(
  texts: Texts,
): { [Field in keyof Texts]: null extends Texts[Field] ? string | null : string } & TranslatedRow {
  const columns: Record<string, string | null> = {};
  const translations: Translations = {};
  for (const [field, text] of Object.entries(texts)) {
    columns[field] = text?.ru ?? null;
    const { en, zh } = text ?? {};
    if (en || zh) translations[field] = { ...(en && { en }), ...(zh && { zh }) };
  }
  return { ...columns, translations: JSON.stringify(translations) } as never;
}

/** A field in all of its languages. */
export function localTextOf<Field extends string>(
  row: Record<Field, string> & TranslatedRow,
  field: Field,
): LocalText {
  const translations = JSON.parse(row.translations) as Translations;
  return { ...translations[field], ru: row[field] };
}

/**
 * A field as a reader of `language` sees it: a text that is missing falls back to English, then to Russian. One that only
 * another language has is better than none.
 */
export function textIn<Field extends string>(
  row: Record<Field, string> & TranslatedRow,
  field: Field,
  language: Language,
): string {
  if (row.translations === '{}' || (language === 'ru' && row[field])) return row[field];
  return inLanguage(localTextOf(row, field), language);
}
