import { inEvery, nameOfLanguage } from './i18n.ts';

/** The names of languages as texts, for lists that show or narrow by one. */
export const languageNames = {
  languages: inEvery((reader) => inEvery((language) => nameOfLanguage(language, reader))),
};
