import { type Language, languages } from '#shared/i18n.ts';
import type { Section, SiteContent } from './contract.ts';
import { factsMessages } from './facts/messages.ts';
import { objectionsMessages } from './objections/messages.ts';
import { promisesMessages } from './promises/messages.ts';
import { questionsMessages } from './questions/messages.ts';

/** What the page says while the school has written nothing of its own. Claims about people are nobody's default. */
export function defaultContent(language: Language): SiteContent {
  return {
    ...(factsMessages[language] as unknown as Pick<SiteContent, 'hero' | 'statistics'>),
    objections: [...objectionsMessages[language]],
    founder: null,
    testimonials: [],
    reviews: [],
    counter: 'hidden',
    questions: [...questionsMessages[language]],
    promises: promisesMessages[language] as unknown as SiteContent['promises'],
  };
}

export interface WrittenSection {
  section: Section;
  language: Language;
  /** JSON of the section's schema. */
  value: string;
}

/**
 * The page's texts for a reader of `language`. A section that the school wrote itself replaces the default in every
 * language (zh falls back to en, en to ru): a default beside it would contradict what the owner says elsewhere.
 */
export function contentIn(language: Language, written: readonly WrittenSection[]): SiteContent {
  const content: Record<string, unknown> = defaultContent(language);
  for (const section of new Set(written.map((row) => row.section))) {
    const best = fallbacks[language]
      .map((candidate) => written.find((row) => row.section === section && row.language === candidate))
      .find((row) => row !== undefined);
    if (best) content[section] = JSON.parse(best.value);
  }
  return content as SiteContent;
}

/** Russian readers, too, get what there is rather than nothing. */
const fallbacks: Record<Language, readonly Language[]> = {
  ru: languages,
  en: ['en', 'ru', 'zh'],
  zh: ['zh', 'en', 'ru'],
};
