import { landingMessages } from '#features/landing/messages.ts';
import { modelsMessages } from '#features/models/messages.ts';
import { schoolMessages } from '#features/school/messages.ts';
import { type Language, languages } from '#shared/i18n.ts';
import type { Section, SiteContent } from './contract.ts';
import { factsMessages } from './facts/messages.ts';
import { contentMessages } from './messages.ts';
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
    headings: defaultHeadings(language),
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
    const best = bestOf(
      language,
      written.filter((row) => row.section === section),
    );
    if (best) content[section] = completed(section, content[section], JSON.parse(best.value));
  }
  return content as SiteContent;
}

/** Headings that were written before a section of the page was added lack its own: the default stands in. */
export function completed(section: Section, standard: unknown, own: unknown): unknown {
  return section === 'headings' ? { ...(standard as object), ...(own as object) } : own;
}

function defaultHeadings(language: Language): SiteContent['headings'] {
  const { objections, programme, testimonials, reviews, founder, questions, promises } =
    contentMessages[language];
  const { title, description, courses } = landingMessages[language];
  const heading = (words: { title: string; lead: string }) => ({ title: words.title, lead: words.lead });
  return {
    search: { title, lead: description },
    objections: { title: objections.title },
    courses: heading(courses),
    models: heading(modelsMessages[language]),
    program: heading(programme),
    testimonials: heading(testimonials),
    reviews: { title: reviews.title },
    about: { title: founder.title },
    faq: { title: questions.title },
    promises: { title: promises.title },
    contact: heading(schoolMessages[language].contact),
  };
}

/** Of one section's rows the one that a reader of `language` sees; undefined where the default is shown. */
export function bestOf<Row extends { language: Language }>(
  language: Language,
  rows: readonly Row[],
): Row | undefined {
  return fallbacks[language]
    .map((candidate) => rows.find((row) => row.language === candidate))
    .find((row) => row !== undefined);
}

/** Russian readers, too, get what there is rather than nothing. */
const fallbacks: Record<Language, readonly Language[]> = {
  ru: languages,
  en: ['en', 'ru', 'zh'],
  zh: ['zh', 'en', 'ru'],
};
