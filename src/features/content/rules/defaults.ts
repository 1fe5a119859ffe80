/** Default texts of the page, until the school writes its own. */
import { landingMessages } from '#features/landing/messages.ts';
import { modelsMessages } from '#features/models/messages/models.ts';
import { schoolMessages } from '#features/school/messages/school.ts';
import { type Benefits, isTrueOf } from '#features/school/rules/benefits.ts';
import { createTranslator, type Language } from '#shared/i18n.ts';
import type { SiteContent } from '../contract/content.ts';
import { contentMessages } from '../messages/content.ts';
import { courseContentsMessages } from '../messages/contents.ts';
import { factsMessages } from '../messages/facts.ts';
import { objectionsMessages } from '../messages/objections.ts';
import { promisesMessages } from '../messages/promises.ts';
import { questionsMessages } from '../messages/questions.ts';
import { spareQuestionsMessages } from '../messages/spareQuestions.ts';
import type { Figures } from './figures.ts';

/** Facts that make the default texts true: the school's benefits, and the numbers in the texts. */
export interface Grounds {
  benefits: Benefits;
  figures: Figures;
  /** Over how many months courses can be paid; none where the school offers no instalments. */
  instalmentMonths: readonly number[];
}

/** Claims about people have no defaults. */
export function defaultContent(language: Language, grounds: Grounds): SiteContent {
  const { benefits, figures, instalmentMonths } = grounds;
  const key = JSON.stringify([language, [...benefits].sort(), figures, instalmentMonths]);
  const known = composed.get(key) ?? compose(language, grounds);
  composed.set(key, known);
  return known;
}

/** Cached: texts are parsed to be filled in, once for each state of a school, of which there are few. */
const composed = new Map<string, SiteContent>();

function compose(language: Language, { benefits, figures, instalmentMonths }: Grounds): SiteContent {
  const told = <T>(group: string, texts: Record<string, T>) =>
    Object.entries(texts).flatMap(([name, text]) => (isTrueOf(`${group}.${name}`, benefits) ? [text] : []));
  const { questions } = questionsMessages[language];
  const contents = new Intl.ListFormat(language).format(
    told('contents', courseContentsMessages[language]).map((text) => filled(text, language, { ...figures })),
  );
  const { included, includedSpare, guarantees, guaranteesSpare } = promisesMessages[language];
  const texts = {
    ...factsMessages[language],
    objections: told('objections', objectionsMessages[language]),
    questions: completed(told('questions', questions), spareQuestionsMessages[language], 10),
    promises: {
      included: completed(told('included', included), includedSpare, 6),
      guarantees: completed(told('guarantees', guarantees), guaranteesSpare, 6),
    },
  };
  return {
    ...(filled(texts, language, {
      ...figures,
      contents,
      ...monthsIn(language, instalmentMonths),
    }) as unknown as SiteContent),
    founder: null,
    testimonials: [],
    reviews: [],
    counter: 'hidden',
    headings: defaultHeadings(language),
  };
}

/** `3, 6 или 12 месяцев`. */
function monthsIn(language: Language, months: readonly number[]): { months: string } {
  const unit = new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const shown = months.map((each, index) => (index === months.length - 1 ? unit.format(each) : String(each)));
  return { months: new Intl.ListFormat(language, { type: 'disjunction' }).format(shown) };
}

/** As many as specified: spare ones replace those that may not be shown. */
function completed<T>(told: T[], spare: Record<string, T>, count: number): T[] {
  return [...told, ...Object.values(spare)].slice(0, Math.max(count, told.length));
}

/** The same value with the placeholders of all its texts filled. */
function filled<T>(value: T, language: Language, values: Record<string, string | number>): T {
  if (typeof value === 'string')
    return createTranslator({ locale: language, messages: { text: value as string } })('text', values) as T;
  if (Array.isArray(value)) return value.map((each) => filled(each, language, values)) as T;
  const entries = Object.entries(value as object);
  return Object.fromEntries(entries.map(([key, each]) => [key, filled(each, language, values)])) as T;
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
