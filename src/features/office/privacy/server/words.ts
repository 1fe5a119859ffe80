/**
 * Names of the data held about people, on the page of one's own data: words of every feature, and those that several
 * share.
 */

import type { Feature } from '#server/feature.ts';
import type { PersonalWords } from '#server/personalData.ts';
import type { Language } from '#shared/i18n.ts';
import { languageNames } from '#shared/languageNames.ts';
import { privacyTexts } from '../texts.ts';

export function wordsOf(features: readonly Feature[], language: Language): Required<PersonalWords> {
  const all = wordsByFeature(features, language);
  const together = (part: keyof PersonalWords) => Object.assign({}, ...all.map((words) => words[part]));
  const values = { ...languageNames.languages[language], ...together('values') };
  return { sections: together('sections'), columns: together('columns'), values };
}

/** The same, one by one. */
export function wordsByFeature(features: readonly Feature[], language: Language): PersonalWords[] {
  const own = features.flatMap(({ personalData }) => personalData?.words?.[language] ?? []);
  return [privacyTexts.server.personalData[language], ...own];
}
