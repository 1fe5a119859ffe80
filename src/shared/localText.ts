/**
 * Texts of the school in several languages: Russian, the original, in a column of its own, the others beside
 * it.
 */
import {
  inEvery,
  inLanguage,
  type Language,
  type LocalText,
  translations as others,
  type Translation,
} from './i18n.ts';

/** JSON of a table's translated fields: `{"title": {"en": "…", "zh": "…"}}`. */
export interface TranslatedRow {
  translations: string;
}

type Translations = Partial<Record<string, Partial<Record<Translation, string>>>>;

/** The columns for these texts; null when nothing is known. */
export function translatedColumns<Texts extends Record<string, LocalText | null>>(
  texts: Texts,
): { [Field in keyof Texts]: null extends Texts[Field] ? string | null : string } & TranslatedRow {
  const columns: Record<string, string | null> = {};
  const translations: Translations = {};
  for (const [field, text] of Object.entries(texts)) {
    columns[field] = text?.ru ?? null;
    const { ru: _, ...translated } = text ? withoutEmpty(text) : { ru: '' };
    if (Object.keys(translated).length > 0) translations[field] = translated;
  }
  return { ...columns, translations: JSON.stringify(translations) } as never;
}

/** As a form holds it: in every language, empty where there is none. */
export function inEveryLanguage(text?: Partial<LocalText> | null): Record<Language, string> {
  return inEvery((language) => text?.[language] ?? '');
}

/** As it is sent and stored: languages without a text are left out. */
export function withoutEmpty<Text extends Partial<LocalText>>(
  text: Text,
): Pick<Text, 'ru'> & Partial<Record<Translation, string>> {
  const written = others.filter((language) => text[language]?.trim());
  return { ru: text.ru, ...Object.fromEntries(written.map((language) => [language, text[language]])) };
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
