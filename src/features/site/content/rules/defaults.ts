/** Default texts of the page, until the school writes its own. */

import { modelsTexts } from '#features/casting/models/texts.ts';
import {
  type Grounded,
  isTrueOf,
  type OwnBenefit,
  ownBenefits,
} from '#features/publishing/school/rules/benefits.ts';
import { schoolTexts } from '#features/publishing/school/texts.ts';
import { createTranslator, inLanguage, type Language, type LocalText } from '#shared/i18n.ts';
import type { SiteContent } from '../contract/content.ts';
import { contentTexts } from '../texts.ts';
import type { Figures } from './figures.ts';

/** Facts that make the default texts true: the school's benefits and grounds, and the numbers in the texts. */
export interface Grounds {
  benefits: Grounded;
  /** The course that questions mean when they name none; null while none is on sale. */
  main: MainCourse | null;
  figures: Figures;
  /** Over how many months courses can be paid; none where the school offers no instalments. */
  instalmentMonths: readonly number[];
}

export interface MainCourse {
  title: LocalText;
  /** Goods that come with it. */
  goods: readonly OwnBenefit[];
}

/** Claims about people have no defaults. */
export function defaultContent(language: Language, grounds: Grounds): SiteContent {
  const { benefits, ...others } = grounds;
  const key = JSON.stringify([language, [...benefits].sort(), others]);
  const known = composed.get(key) ?? compose(language, grounds);
  composed.set(key, known);
  return known;
}

/** Cached: texts are parsed once for each state of a school, and there are few. */
const composed = new Map<string, SiteContent>();

function compose(language: Language, { benefits, main, figures, instalmentMonths }: Grounds): SiteContent {
  const told = <T>(group: string, texts: Record<string, T>, grounds = benefits) =>
    Object.entries(texts).flatMap(([name, text]) => (isTrueOf(`${group}.${name}`, grounds) ? [text] : []));
  const { teachers, questions: help } = contentTexts.server.helpQuestions[language];
  const questions = { ...contentTexts.server.questions[language].questions, ...help };
  const contents = told('contents', contentTexts.server.courseContents[language], ofCourse(benefits, main));
  const { included, includedSpare, guarantees, guaranteesSpare } = contentTexts.server.promises[language];
  const { hero, statistics, statisticsSpare } = contentTexts.server.facts[language];
  const texts = {
    hero: told('hero', hero)[0]!,
    statistics: completed(told('statistics', statistics), told('statisticsSpare', statisticsSpare), 4),
    objections: told('objections', contentTexts.server.objections[language]),
    questions: completed(
      told('questions', questions),
      told('questionsSpare', contentTexts.server.spareQuestions[language]),
      10,
    ),
    promises: {
      included: completed(told('included', included), told('includedSpare', includedSpare), 6),
      guarantees: completed(told('guarantees', guarantees), told('guaranteesSpare', guaranteesSpare), 6),
    },
  };
  const values = {
    ...figures,
    contents: listed(contents, language, figures),
    course: main ? inLanguage(main.title, language) : '',
    teachers: benefits.has('specified') ? teachers : '',
    ...monthsIn(language, instalmentMonths),
  };
  return {
    ...(filled(texts, language, values) as unknown as SiteContent),
    founder: null,
    counter: 'hidden',
    headings: defaultHeadings(language, benefits),
  };
}

/** The school's grounds without goods that come with other courses only; the demo school shows every text there is. */
function ofCourse(grounds: Grounded, main: MainCourse | null): Grounded {
  if (grounds.has('specified')) return grounds;
  const elsewhere = ownBenefits.filter((benefit) => !main?.goods.includes(benefit));
  return new Set([...grounds].filter((ground) => !elsewhere.includes(ground as OwnBenefit)));
}

function listed(contents: readonly string[], language: Language, figures: Figures): string {
  const list = new Intl.ListFormat(language);
  return list.format(contents.map((text) => filled(text, language, { ...figures })));
}

/** `3 или 6 месяцев`. */
function monthsIn(language: Language, months: readonly number[]): { months: string } {
  const unit = new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const shown = months.map((each, index) => (index === months.length - 1 ? unit.format(each) : String(each)));
  return { months: new Intl.ListFormat(language, { type: 'disjunction' }).format(shown) };
}

/** As many as specified: spare ones replace those that may not be shown. */
function completed<T>(told: T[], spare: T[], count: number): T[] {
  return [...told, ...spare].slice(0, Math.max(count, told.length));
}

/** The same value with the placeholders of all its texts filled. */
function filled<T>(value: T, language: Language, values: Record<string, string | number>): T {
  if (typeof value === 'string')
    return createTranslator({ locale: language, messages: { text: value as string } })('text', values) as T;
  if (Array.isArray(value)) return value.map((each) => filled(each, language, values)) as T;
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([key, each]) => [key, filled(each, language, values)])) as T;
}

function defaultHeadings(language: Language, grounds: Grounded): SiteContent['headings'] {
  const { objections, programme, proofs, testimonials, reviews, founder, questions, promises } =
    contentTexts.content[language];
  const { search, courses } = contentTexts.server.headings[language];
  const heading = (words: { title: string; lead: string }) => ({ title: words.title, lead: words.lead });
  return {
    search: { title: grounds.has('specified') ? search.title : search.plainTitle, lead: search.lead },
    objections: { title: objections.title },
    courses: heading(courses),
    models: heading(modelsTexts.models[language]),
    program: heading(programme),
    proofs: heading(proofs),
    testimonials: heading(testimonials),
    reviews: { title: reviews.title },
    about: { title: founder.title },
    faq: { title: questions.title },
    promises: heading(promises),
    contact: heading(schoolTexts.school[language].contact),
  };
}
