/** Answers about what goes on around a purchase: what can be seen before it, what goes wrong, where one watches. */
import { minimumKopecks, planFor } from '#features/sales/instalments/rules/plans.ts';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { toKopecks, toRubles } from '#shared/money.ts';
import { paths } from '#ui/paths.ts';
import { mainCourse } from '../facts.ts';
import { stem } from '../words/stems.ts';
import { accessLines, coursesMeant } from './courses.ts';
import { inOne, listed, months, rubles, type Tell, type Telling } from './phrases.ts';

export const freeLesson: Tell = ({ facts, t }) => {
  const { freeLesson: lesson } = facts;
  if (!lesson) return { text: t('freeLesson.none'), open: '#program' };
  return { text: t('freeLesson.some', { title: lesson.title, address: facts.appUrl + lesson.path }) };
};

export const noLessons: Tell = (telling) => ({
  text: inOne([telling.t('noLessons'), ...accessLines(telling)]),
  open: paths.dashboard,
  offersPerson: true,
});

export const watch: Tell = (telling) => ({
  text: inOne([telling.t('watch'), ...accessLines(telling)]),
  open: paths.dashboard,
});

/** Number that a word of a question names; NaN for other words. */
export function numberOf(word: string): number {
  return numerals[word] ?? Number(word);
}

const numerals: Record<string, number> = Object.fromEntries(
  Object.entries({
    ...{ три: 3, трех: 3, шесть: 6, шести: 6, полгода: 6, двенадцать: 12, год: 12, четыре: 4, девять: 9 },
    ...{ three: 3, six: 6, twelve: 12, year: 12, four: 4, nine: 9, 半年: 6, 年: 12, 一年: 12 },
  }).map(([word, number]) => [stem(word), number]),
);

/** The monthly sum, where a question names a course or a number of months; null where it names neither. */
export function monthlySum(telling: Telling): string | null {
  const { facts, t } = telling;
  const { instalmentMonths: offered } = facts.grounds;
  const asked = telling.stems.map(numberOf).filter((each) => each > 1 && each <= 36);
  const meant = coursesMeant(telling);
  const isNamed = meant.length === 1;
  const course = isNamed ? meant[0] : mainCourse(facts.courses);
  if (!course || (!isNamed && asked.length === 0)) return null;
  const wanted = asked.filter((each) => offered.includes(each));
  if (asked.length > 0 && wanted.length === 0) return t('plans.other', { months: months(telling) });
  return planLine(course, wanted.length > 0 ? wanted : offered, telling);
}

function planLine(course: CourseOnSale, over: readonly number[], telling: Telling): string {
  const { t } = telling;
  const { title } = course;
  const kopecks = toKopecks(course.price);
  if (kopecks < minimumKopecks)
    return t('plans.small', { title, minimum: rubles(toRubles(minimumKopecks), telling) });
  const lines = over.flatMap((each) => {
    const plan = planFor(kopecks, each);
    if (!plan) return [];
    const monthly = rubles(toRubles(plan.monthlyKopecks), telling);
    const last = rubles(toRubles(plan.lastKopecks), telling);
    return [t(monthly === last ? 'plans.plan' : 'plans.rounded', { months: each, monthly, last })];
  });
  return t('plans.one', { title, list: listed(lines, telling), price: rubles(course.price, telling) });
}
