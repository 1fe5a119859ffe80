import { fallbacks, type Language } from '#shared/i18n.ts';
import { type Section, type SiteContent, sectionNames } from '../contract/content.ts';
import { defaultContent, type Grounds } from './defaults.ts';
import { withOwnFields } from './fields.ts';

export interface WrittenSection {
  section: Section;
  language: Language;
  /** JSON written by the school: for a section made of fields, only those it wrote. */
  value: string;
}

/** The page's texts for a reader of `language`, field by field. */
export function contentIn(
  language: Language,
  written: readonly WrittenSection[],
  grounds: Grounds,
): SiteContent {
  const sections = sectionNames.map((section) => {
    const rows = written.filter((row) => row.section === section);
    return [section, sectionIn({ section, language, rows, grounds })] as const;
  });
  return Object.fromEntries(sections) as SiteContent;
}

/**
 * One section for a reader of `language`: each field as the school wrote it in that language, else that
 * language's default. Fields without a default, which only the school can write, are read in another
 * language.
 * @param rows the section's rows
 */
export function sectionIn({
  section,
  language,
  rows,
  grounds,
}: {
  section: Section;
  language: Language;
  rows: readonly Pick<WrittenSection, 'language' | 'value'>[];
  grounds: Grounds;
}): unknown {
  const standard = defaultContent(language, grounds)[section];
  const row = shownRow(section, language, rows);
  return row ? withOwnFields(standard, JSON.parse(row.value)) : standard;
}

/** The row that a reader of `language` sees; undefined when everything is the default. */
export function shownRow<Row extends { language: Language }>(
  section: Section,
  language: Language,
  rows: readonly Row[],
): Row | undefined {
  const candidates = withoutDefault.includes(section) ? fallbacks(language) : [language];
  return candidates
    .map((candidate) => rows.find((row) => row.language === candidate))
    .find((row) => row !== undefined);
}

const withoutDefault: readonly Section[] = ['founder', 'counter'];
