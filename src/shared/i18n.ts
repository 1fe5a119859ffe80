/** Languages, and the texts of the features in them. */
import { createTranslator } from 'use-intl/core';
import { kept } from './storageKeys.ts';

/** Each language: what the control that switches to it says, and which way it is written; in the control's order. */
export const known = {
  ru: { short: 'RU', action: 'Переключить на русский', direction: 'ltr' },
  en: { short: 'EN', action: 'Switch to English', direction: 'ltr' },
  zh: { short: '中文', action: '切换为中文', direction: 'ltr' },
} as const satisfies Record<string, { short: string; action: string; direction: 'ltr' | 'rtl' }>;
export type Language = keyof typeof known;
export const languages = Object.keys(known) as [Language, ...Language[]];
/** In which the school writes; all else is a translation. */
export const defaultLanguage = 'ru' satisfies Language;
/** A language that texts of the school are translated into. */
export type Translation = Exclude<Language, typeof defaultLanguage>;
export const translations = languages.filter(
  (language): language is Translation => language !== defaultLanguage,
);

/** Cookie with the reader's choice, so that the server can draw pages in that language. */
export const languageCookie = kept.language;

/** The next of the school's languages in the order of the language control; null for the only one. */
export function nextLanguage(language: Language, offered: readonly Language[] = languages): Language | null {
  const order = [...languages, ...languages].slice(languages.indexOf(language) + 1);
  const next = order.find((other) => offered.includes(other));
  return next === undefined || next === language ? null : next;
}

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Best match of the languages offered for an Accept-Language header; Russian when nothing fits. */
export function preferredLanguage(
  header: string | undefined,
  offered: readonly Language[] = languages,
): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.find((p) => p.trim().startsWith('q='));
      return { tag: tag.split('-')[0], quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter((entry) => offered.includes(entry.tag as Language) && entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return (wanted[0]?.tag as Language | undefined) ?? defaultLanguage;
}

/** `/en/…` and the like name the language in the path; Russian has no prefix. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}

/** The path without the language that it begins with. */
export function withoutLanguage(path: string): string {
  const language = languageOfPath(path);
  return language === defaultLanguage ? path : path.slice(`/${language}`.length);
}

type Table = { readonly [key: string]: unknown };
/** A folder of texts: each table in every language, and those that no page is given below `server`. */
type InLanguages<T> = {
  [N in keyof T]: N extends 'server'
    ? { [M in keyof T[N]]: Record<Language, T[N][M]> }
    : Record<Language, T[N]>;
};

/**
 * The texts of a folder (`npm run texts` writes who calls it).
 * @param files one for each language
 * @param same texts that another key has: `"orderList.cancel": "common.cancel"`, of the same folder or of src/shared
 */
export function textsFrom<T>(
  files: Record<Language, Table>,
  same: Record<string, string> = {},
  shared: Record<string, Record<Language, unknown>> = {},
): InLanguages<T> {
  const isOwn = (path: string) => Number(!(path.split('.', 1)[0]! in shared));
  // Those of src/shared first: another key of the folder may have one.
  const links = Object.entries(same).sort(([, some], [, other]) => isOwn(some) - isOwn(other));
  for (const language of languages)
    for (const [path, other] of links) {
      const [name = '', ...keys] = other.split('.');
      const text = at(isOwn(other) ? files[language][name] : shared[name]?.[language], keys);
      if (text === undefined) throw new Error(`${path}: there is no text ${other} in ${language}`);
      put(files[language], path.split('.'), text);
    }
  const { server, ...tables } = files[defaultLanguage];
  const inLanguages = (names: object, within: readonly string[]) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [name, inEvery((language) => at(files[language], [...within, name]))]),
    );
  return {
    ...inLanguages(tables, []),
    ...(server ? { server: inLanguages(server, ['server']) } : null),
  } as InLanguages<T>;
}

function at(table: unknown, keys: readonly string[]): unknown {
  return keys.reduce((found, key) => (found as Table | undefined)?.[key], table);
}

function put(table: object, keys: readonly string[], value: unknown): void {
  const [key = '', ...further] = keys;
  const all = table as Record<string, object>;
  if (further.length === 0) all[key] = value as object;
  else {
    all[key] ??= {};
    put(all[key], further, value);
  }
}

/**
 * The texts of several features, but for what their servers alone say. Two may write under one name, and below one
 * key of it, each with keys of its own.
 */
export function byNamespace<const T extends readonly object[]>(...features: T): Namespaces<T[number]> {
  const all: Record<string, Record<Language, object>> = {};
  for (const [name, table] of features.flatMap((tables) => Object.entries(tables))) {
    if (name === 'server') continue;
    const others = all[name];
    all[name] = others ? inEvery((language) => merged(others[language], table[language])) : table;
  }
  return all as Namespaces<T[number]>;
}

/** What the function makes of each language. */
export function inEvery<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}

type Namespaces<U> = {
  [N in Exclude<U extends unknown ? keyof U : never, 'server'>]: Record<
    Language,
    All<U extends Record<N, { ru: infer M }> ? M : never>
  >;
};

/** Both, and within a table that both have, the entries of both. */
export function merged(some: object, more: object): object {
  const all: Record<string, unknown> = { ...some };
  for (const [key, value] of Object.entries(more)) {
    const [has, isTable] = [all[key], typeof value === 'object'];
    all[key] = isTable && typeof has === 'object' && has !== null ? merged(has, value) : value;
  }
  return all;
}

/** The intersection of a union's members. */
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;

/** What the function makes of each language beside Russian. */
export function inEveryTranslation<T>(make: (language: Translation) => T): Record<Translation, T> {
  const entries = translations.map((language) => [language, make(language)]);
  return Object.fromEntries(entries) as Record<Translation, T>;
}

/** A piece of content in the school's languages. */
export interface LocalText extends Translated {
  ru: string;
}
type Translated = { [L in Translation]?: string | undefined };

/** A text that is missing falls back to English, then Russian; whatever there is goes before nothing. */
export function inLanguage(text: LocalText, language: Language): string {
  return (
    fallbacks(language)
      .map((each) => text[each])
      .find(Boolean) ?? ''
  );
}

/** In which a reader is served what there is, the best first. */
export function fallbacks(language: Language): Language[] {
  return [...new Set<Language>([language, 'en', defaultLanguage, ...languages])];
}

/** With the region whose dates and spelling it has here: `en-GB`, `zh-CN`. */
export function regional(language: Language): string {
  return language === 'en' ? 'en-GB' : `${language}-${new Intl.Locale(language).maximize().region}`;
}

/** A language by its name in the reader's, or in its own: `Китайский`, `中文`. */
export function nameOfLanguage(language: Language, reader: Language = language): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(language) ?? language;
  const [first = ''] = name;
  return first.toLocaleUpperCase(reader) + name.slice(first.length);
}

export { createTranslator };
