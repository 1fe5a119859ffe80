/** Answers about courses: what they cost, hold, and when they open. */
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { coursePaths } from '#features/teaching/courses/paths.ts';
import { toldLength } from '#features/teaching/courses/rules/length.ts';
import { mainCourse } from '../facts.ts';
import { fold, wordsOf } from '../words/fold.ts';
import { stem } from '../words/stems.ts';
import { day, inOne, listed, rubles, type Tell, type Telling, type Told } from './phrases.ts';

export const price: Tell = (telling) => {
  const { facts, t } = telling;
  const courses = coursesMeant(telling);
  if (courses.length === 0) return null;
  const lines = courses.slice(0, mostListed).map((course) => priceLine(course, telling));
  return {
    text: inOne([...lines, ...(facts.hasOwnPrices ? [t('price.own')] : [])]),
    sources: courses.slice(0, mostListed).map(sourceOf),
    open: '#courses',
  };
};

export const programme: Tell = (telling) => {
  const { facts, t } = telling;
  const meant = courseBefore(telling) ?? coursesMeant(telling);
  const main = mainCourse(meant.length === 1 ? meant : facts.courses);
  if (!main) return null;
  const isMain = main.id === mainCourse(facts.courses)?.id;
  const others = facts.courses.filter(({ id }) => id !== main.id).slice(0, mostListed - 1);
  const list = isMain && facts.lessons.length > 0 ? listed(facts.lessons, telling) : main.description;
  const lessons = isMain && facts.lessons.length > 0 ? facts.lessons.length : main.lessons_count;
  const texts = [
    t('programme.main', { title: main.title, lessons, list: list.replace(/\.$/, '') }),
    ...(isMain && facts.grounds.benefits.has('hours')
      ? [t('programme.hours', { hours: facts.grounds.figures.hours })]
      : []),
    ...(meant.length !== 1 && others.length > 0
      ? [t('programme.others', { list: listed(others.map(named), telling) })]
      : []),
  ];
  function named({ title, lessons_count }: CourseOnSale): string {
    return t('programme.other', { title, lessons: lessons_count });
  }
  return { text: inOne(texts), sources: [main, ...others].map(sourceOf), open: '#program' };
};

export const duration: Tell = (telling) => {
  const { facts, t } = telling;
  const { benefits, figures } = facts.grounds;
  const { minutesADay: minutes, weeks, hours } = figures;
  const meant = courseBefore(telling) ?? coursesMeant(telling);
  const [course] = meant;
  if (!course || meant.length > 1 || course.id === mainCourse(facts.courses)?.id) {
    if (benefits.has('specified')) return { text: t('duration.main', { minutes, weeks, hours }) };
    return { text: t(benefits.has('hours') ? 'duration.hours' : 'duration.any', { hours }) };
  }
  const { title, lessons_count: lessons } = course;
  const videoHours = Math.floor((toldLength(course).minutes ?? 0) / 60);
  const text = benefits.has('specified')
    ? t('duration.one', { title, lessons, hours: videoHours, minutes })
    : t('duration.course', { title, lessons, hours: videoHours });
  return { text, sources: [sourceOf(course)] };
};

export const access: Tell = (telling) => {
  return { text: inOne([telling.t('access'), ...accessLines(telling)]) };
};

/** When the courses open that are still to come. */
export function accessLines(telling: Telling): string[] {
  return startingLater(telling).map((course) => accessLine(course, telling));
}

export const start: Tell = (telling) => {
  const later = startingLater(telling);
  return {
    text: inOne([telling.t('start'), ...later.map((course) => accessLine(course, telling))]),
    sources: later.map(sourceOf),
  };
};

/** When the course in question opens, or else the next one to open. */
export const opening: Tell = (telling) => {
  const { facts, t } = telling;
  if (facts.courses.length === 0) return null;
  const [course] = startingLater(telling);
  if (!course) return { text: t('opens.none') };
  return {
    text: t('opens.some', { title: course.title, day: day(course.start_date!, telling) }),
    sources: [sourceOf(course)],
    open: '#courses',
  };
};

export const discount: Tell = (telling) => {
  const { facts, t } = telling;
  const promoted = facts.courses.filter(({ price, regular_price }) => price < regular_price);
  const text =
    promoted.length === 0
      ? t('discount.none')
      : t('discount.promotion', { list: inOne(promoted.map((course) => priceLine(course, telling))) });
  const { secondCoursePercent: percent } = facts.grounds.figures;
  return {
    text: `${text} ${t('discount.second', { percent })}`,
    sources: promoted.map(sourceOf),
    open: '#courses',
  };
};

export const secondCourse: Tell = ({ facts, t }) =>
  facts.courses.length < 2
    ? null
    : { text: t('secondCourse', { percent: facts.grounds.figures.secondCoursePercent }) };

export const buying: Tell = ({ facts, t }) =>
  facts.courses.length === 0 ? null : { text: t('buying'), open: '#courses' };

/** So many courses fit into one answer. */
const mostListed = 4;

/** The courses that a question names, by kind or by their titles; all of them where it names none. */
export function coursesMeant({ facts, named, stems }: Telling): readonly CourseOnSale[] {
  const { courses } = facts;
  const byType = courses.filter(({ type }) => type !== null && named.has(type));
  if (byType.length > 0) return byType;
  const usual = new Set(commonStems(courses));
  const asked = stems.filter((each) => !usual.has(each));
  const byTitle = courses.filter(({ title }) => titleStems(title).some((each) => asked.includes(each)));
  return byTitle.length > 0 && byTitle.length < courses.length ? byTitle : courses;
}

/** A question beside a lesson that names no course means that lesson's. */
function courseBefore(telling: Telling): readonly CourseOnSale[] | undefined {
  const { courses } = telling.facts;
  const before = courses.filter(({ id }) => id === telling.courseId);
  return before.length === 1 && coursesMeant(telling).length === courses.length ? before : undefined;
}

function titleStems(title: string): string[] {
  return wordsOf(fold(title))
    .filter((word) => word.length > 3)
    .map(stem);
}

/** Words that don't tell courses apart: those in several titles, and those of any school. */
function commonStems(courses: readonly CourseOnSale[]): string[] {
  const all = courses.flatMap(({ title }) => [...new Set(titleStems(title))]);
  const general = [
    'курс',
    'модель',
    'модели',
    'моделью',
    'модельный',
    'стать',
    'course',
    'model',
    'become',
    'часа',
    'hours',
  ];
  return [...all.filter((each, index) => all.indexOf(each) !== index), ...general.map(stem)];
}

function priceLine(course: CourseOnSale, telling: Telling): string {
  const { facts, t } = telling;
  const { title, promotion } = course;
  const isReduced = course.price < course.regular_price;
  const values = {
    title,
    price: rubles(course.price, telling),
    regular: rubles(course.regular_price, telling),
  };
  const later = course.start_date !== null && course.start_date > facts.today;
  const line = !isReduced
    ? t('price.one', values)
    : promotion?.is_today_only
      ? t('price.today', values)
      : promotion
        ? t('price.until', { ...values, day: day(promotion.last_day, telling) })
        : t('price.compared', values);
  return later ? `${line} ${t('price.presale', { day: day(course.start_date!, telling) })}` : line;
}

function accessLine(course: CourseOnSale, telling: Telling): string {
  return telling.t('accessFrom', { title: course.title, day: day(course.start_date!, telling) });
}

function startingLater(telling: Telling): CourseOnSale[] {
  const { facts } = telling;
  const later = (courses: readonly CourseOnSale[]) =>
    courses.filter(({ start_date }) => start_date !== null && start_date > facts.today).slice(0, 2);
  const meant = later(coursesMeant(telling));
  return meant.length > 0 ? meant : later(facts.courses);
}

function sourceOf({ id, title }: CourseOnSale): NonNullable<Told['sources']>[number] {
  return { id: `course:${id}`, title, path: coursePaths.list };
}
