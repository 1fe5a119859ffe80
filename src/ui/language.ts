/** The page's language, and the remembered choice (a cookie, so that the server can draw shells in it). */
import { isLanguage, type Language, languageCookie } from '../shared/i18n.ts';

export function currentLanguage(): Language {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : 'ru';
}

export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not yet in every browser we serve.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
}

export function hasChosenLanguage(): boolean {
  return document.cookie.includes(`${languageCookie}=`);
}
