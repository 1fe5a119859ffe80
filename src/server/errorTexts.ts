/** Words of errors: the general ones and those of every feature's own. */

import { createTranslator } from 'use-intl/core';
import { partsOf } from '#shared/fieldErrors.ts';
import { inEvery, type Language } from '#shared/i18n.ts';
import { sharedTexts } from '#shared/texts.ts';
import type { Feature } from './feature.ts';

/** Text of an error, or of a field's problem, in a language. */
export interface ErrorTexts {
  detail(language: Language, code: string, values?: Record<string, string | number>): string;
  field(language: Language, code: string): string;
}

export function errorTextsOf(features: readonly Feature[]): ErrorTexts {
  const wordsIn = (locale: Language) => {
    const own = features.map(({ errorWords }) => errorWords?.[locale] ?? {});
    const errors = Object.assign({}, sharedTexts.system[locale].errors, ...own);
    return createTranslator({ locale, messages: { errors }, namespace: 'errors' });
  };
  const words = inEvery(wordsIn);
  return {
    detail: (language, code, values) => words[language](code as never, values as never),
    field(language, problem) {
      const { code, letter } = partsOf(problem);
      return words[language](`field.${code}` as never, { letter } as never);
    },
  };
}
