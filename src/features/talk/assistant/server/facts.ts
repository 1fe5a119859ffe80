/** The school at this moment: the only ground of the assistant's answers. */

import { offerOf } from '#features/casting/rating/server/offer.ts';
import type { School } from '#features/publishing/school/contract/school.ts';
import { showSchool } from '#features/publishing/school/server/school.ts';
import type { SiteContent } from '#features/site/content/contract/content.ts';
import { defaultContent, type Grounds } from '#features/site/content/rules/defaults.ts';
import { showContent } from '#features/site/content/server/content.ts';
import { groundsOf } from '#features/site/content/server/grounds.ts';
import type { Review } from '#features/site/reviews/contract/reviews.ts';
import { listReviews } from '#features/site/reviews/server/reviews.ts';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { listCourses } from '#features/teaching/courses/server/courses.ts';
import { ownPrices } from '#features/teaching/courses/server/prices.ts';
import { lessonsInOrder } from '#features/teaching/lessons/server/lessons.ts';
import type { Context } from '#server/context.ts';
import { featuresOf } from '#server/feature.ts';
import { currentVersion } from '#server/versions/versions.ts';
import { schoolDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import type { WeekHours } from '#shared/openingHours.ts';
import { paths } from '#ui/paths.ts';
import type { HelpLine } from '../rules.ts';
import { helpLines } from './settings.ts';
import { type Reading, readQuestion } from './words/readQuestion.ts';

export interface Facts {
  language: Language;
  /** On sale, at the asker's own prices. */
  courses: readonly CourseOnSale[];
  /** Whether the prices are those of a signed-in person with a discount. */
  hasOwnPrices: boolean;
  /** Titles of the main course's lessons, in order. */
  lessons: readonly string[];
  grounds: Grounds;
  content: SiteContent;
  /** Those of the page, in its order. */
  reviews: readonly Review[];
  /** Questions of the page that the school has written itself, as they are understood. */
  writtenQuestions: readonly (SiteContent['questions'][number] & { reading: Reading })[];
  school: School;
  /** A lesson that anybody may watch; null without one. */
  freeLesson: { title: string; path: string } | null;
  /** Null where the page does not tell it. */
  studentCount: string | null;
  /** Numbers for people in danger, by country. */
  helpLines: readonly HelpLine[];
  /** Null: the school sells no rating. */
  ratingRubles: number | null;
  /** When people of the school answer, by its clocks. */
  staffHours: WeekHours;
  /** Where the panel sets them. */
  staffHoursPath: string | null;
  /** School day, YYYY-MM-DD. */
  today: string;
  appUrl: string;
  isSignedIn: boolean;
}

/** Facts that change with the public pages alone: the same for everybody who asks in a language. */
type Kept = Omit<Facts, 'courses' | 'hasOwnPrices' | 'today' | 'isSignedIn'>;

interface Version {
  number: number;
  /** School day: what is shown may depend on it. */
  today: string;
}

/**
 * Prices are read for each question, since they begin and end by the clock; the rest once per version of the pages, which
 * every change of it raises, in whichever process.
 * @param ctx whose actor's language is that of the question
 */
export async function readFacts(ctx: Context): Promise<Facts> {
  const { config } = ctx.app;
  const today = schoolDay(ctx.app.now(), config.timeZone);
  // Before anything else: what changes while it is read belongs to the next version.
  const number = await currentVersion(ctx.db, 'pages');
  const priced = await pricedCourses(ctx);
  const kept = await keptFacts(ctx, priced.courses, { number, today });
  return { ...kept, ...priced, today, isSignedIn: ctx.actor.kind === 'member' };
}

const keptOf = new WeakMap<Context['app'], Map<Language, Version & { facts: Promise<Kept> }>>();

/** Those who ask at once wait for the same reading. */
function keptFacts(ctx: Context, courses: readonly CourseOnSale[], version: Version): Promise<Kept> {
  const { app, actor } = ctx;
  const ofApp = keptOf.get(app) ?? new Map<Language, Version & { facts: Promise<Kept> }>();
  keptOf.set(app, ofApp);
  const known = ofApp.get(actor.language);
  if (known?.number === version.number && known.today === version.today) return known.facts;
  const facts = readKept(ctx, courses);
  ofApp.set(actor.language, { ...version, facts });
  facts.catch(() => ofApp.delete(actor.language));
  return facts;
}

async function readKept(ctx: Context, courses: readonly CourseOnSale[]): Promise<Kept> {
  const { language } = ctx.actor;
  const main = mainCourse(courses);
  const listed = main ? await lessonsInOrder(ctx.db, main.id, { language, withInactive: false }) : [];
  const grounds = await groundsOf(ctx);
  const content = await showContent(ctx);
  const rating = await offerOf(ctx);
  return {
    language,
    lessons: listed.map(({ lesson }) => textIn(lesson, 'title', language)),
    grounds,
    content,
    reviews: (await listReviews(ctx)).reviews,
    writtenQuestions: writtenBySchool(content.questions, defaultContent(language, grounds).questions),
    school: await showSchool(ctx),
    freeLesson: await freeLessonIn(ctx, courses),
    studentCount: content.statistics.find(({ computed }) => computed === 'students')?.value ?? null,
    helpLines: await helpLines(ctx),
    ratingRubles: rating.isOn ? toRubles(rating.priceKopecks) : null,
    ...(await openingHours(ctx)),
    appUrl: ctx.app.config.appUrl,
  };
}

async function freeLessonIn(ctx: Context, courses: readonly CourseOnSale[]): Promise<Facts['freeLesson']> {
  for (const { id } of courses) {
    const lessons = await lessonsInOrder(ctx.db, id, { language: ctx.actor.language });
    const free = lessons.find(({ lesson }) => lesson.is_free === 1)?.lesson;
    if (free) return { title: textIn(free, 'title', ctx.actor.language), path: paths.lesson(id, free.id) };
  }
  return null;
}

/** Nobody answers where no part of the product has people who do. */
async function openingHours(ctx: Context): Promise<Pick<Facts, 'staffHours' | 'staffHoursPath'>> {
  for (const { openingHours: hours } of featuresOf(ctx.app))
    if (hours) return { staffHours: await hours.find(ctx), staffHoursPath: hours.path };
  return { staffHours: [], staffHoursPath: null };
}

/** The course that most questions mean when they name none. */
export function mainCourse(courses: readonly CourseOnSale[]): CourseOnSale | undefined {
  return (
    courses.find(({ type }) => type === 'optimum') ??
    courses.find((course) => course.is_featured) ??
    courses[0]
  );
}

async function pricedCourses(ctx: Context): Promise<Pick<Facts, 'courses' | 'hasOwnPrices'>> {
  const { courses } = await listCourses(ctx);
  if (ctx.actor.kind !== 'member') return { courses, hasOwnPrices: false };
  const { prices } = await ownPrices(ctx);
  const own = new Map(prices.map(({ course_id, ...price }) => [course_id, price]));
  return {
    courses: courses.map((course) => ({ ...course, ...own.get(course.id) })),
    hasOwnPrices: prices.some(({ price_reason }) => price_reason === 'second_course'),
  };
}

function writtenBySchool(shown: SiteContent['questions'], standard: SiteContent['questions']) {
  const usual = new Set(standard.map(({ answer }) => answer));
  const own = shown.filter(({ answer }) => !usual.has(answer));
  return own.map((written) => ({ ...written, reading: readQuestion(written.question) }));
}
