/**
 * Sentences in the school's own texts that are still the standard ones, with numbers or courses that are not the
 * school's: a list that somebody saved as a whole keeps the sentences nobody has touched.
 */
import { benefits, type Ground } from '#features/publishing/school/rules/benefits.ts';
import { type Language, languages } from '#shared/i18n.ts';
import type { Section } from '../contract/content.ts';
import type { WrittenSection } from './content.ts';
import { defaultContent, type Grounds } from './defaults.ts';
import { figuresFor } from './figures.ts';

export interface ForeignSentence {
  section: Section;
  language: Language;
  text: string;
}

/** Grounds of the specified school, whose numbers they are. */
const specified: Grounds = {
  benefits: new Set<Ground>([...benefits, 'specified', 'lessons', 'hours']),
  main: null,
  figures: figuresFor({ lessons: 0, hours: 0 }),
  instalmentMonths: [3, 6],
};

export function foreignSentences(written: readonly WrittenSection[], grounds: Grounds): ForeignSentence[] {
  return languages.flatMap((language) => {
    const now = sentencesIn(defaultContent(language, grounds));
    const standard = new Set(
      [...now, ...sentencesIn(defaultContent(language, specified))].map(withoutNumbers),
    );
    const isForeign = (text: string) =>
      namesSomething(text) && !now.includes(text) && standard.has(withoutNumbers(text));
    return written
      .filter((row) => row.language === language)
      .flatMap(({ section, value }) =>
        sentencesIn(JSON.parse(value)).flatMap((text) =>
          isForeign(text) ? [{ section, language, text }] : [],
        ),
      );
  });
}

/** Its texts; a figure and what it counts are one. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { value: figure, label } = value as Record<string, unknown>;
  if (typeof figure === 'string' && typeof label === 'string') return [`${figure} ${label}`];
  return Object.values(value).flatMap(sentencesIn);
}

function namesSomething(text: string): boolean {
  return /[\d«“]/.test(text);
}

function withoutNumbers(text: string): string {
  return text.replaceAll(/«[^»]*»|“[^”]*”/g, '«»').replaceAll(/\d+/g, '#');
}
