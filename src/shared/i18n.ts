/** Languages, and the shape of a feature's messages. */
import { createTranslator } from 'use-intl/core';
import { kept } from './storageKeys.ts';

export const languages = ['ru', 'en', 'zh'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'ru';

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

/** `/en/…` and `/zh/…` name the language in the path; Russian has no prefix. */
export function languageOfPath(path: string): Language {
  const first = path.split('/')[1];
  return first === 'en' || first === 'zh' ? first : 'ru';
}

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** A feature's texts; a key missing in one language does not compile. */
export function defineMessages<const T>(texts: {
  ru: T;
  en: NoInfer<Texts<T>>;
  zh: NoInfer<Texts<T>>;
}): Record<Language, Texts<T>> {
  return texts as Record<Language, Texts<T>>;
}

type Tables = Readonly<Record<string, Record<Language, object>>>;

/**
 * The texts of several features. Two may write under one name, and below one key of it, each with keys of its own.
 */
export function byNamespace<const T extends readonly Tables[]>(...features: T): Namespaces<T[number]> {
  const all: Record<string, Record<Language, object>> = {};
  for (const [name, table] of features.flatMap((tables) => Object.entries(tables))) {
    const others = all[name];
    all[name] = others
      ? { ru: merged(others.ru, table.ru), en: merged(others.en, table.en), zh: merged(others.zh, table.zh) }
      : table;
  }
  return all as Namespaces<T[number]>;
}

type Namespaces<U> = {
  [N in U extends unknown ? keyof U : never]: Record<
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

/** A piece of content in the school's languages. */
export interface LocalText {
  ru: string;
  en?: string | undefined;
  zh?: string | undefined;
}

/** A text that is missing falls back to English, then Russian; whatever there is goes before nothing. */
export function inLanguage(text: LocalText, language: Language): string {
  return text[language] || text.en || text.ru || text.zh || '';
}

export { createTranslator };
