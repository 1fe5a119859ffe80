/** The analytical report: sales, refunds and learning between two days of the school, on paper or as a workbook. */

import { visitsOf } from '#features/records/visits/server/figures.ts';
import { receivedOn } from '#features/sales/orders/server/dayTotals.ts';
import { soldIn } from '#features/sales/orders/server/sold.ts';
import { refundsIn, returnedSince } from '#features/sales/refunds/server/returned.ts';
import { fontFiles } from '#features/teaching/certificates/server/typefaces.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { countsWithoutFilm } from '#features/teaching/lessons/server/counted.ts';
import type { Context } from '#server/context.ts';
import { setPdf } from '#server/drawings/pdf.ts';
import { type Sheet, workbook } from '#server/xlsx.ts';
import {
  dayStart,
  firstOfMonth,
  firstOfNextMonth,
  monthOf,
  nextDay,
  type SchoolDay,
  schoolDay,
} from '#shared/dates.ts';
import { formatDay } from '#shared/formats.ts';
import { createTranslator } from '#shared/i18n.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import type { ReportDays } from '../rules.ts';
import { exportsTexts } from '../texts.ts';
import { learnedBetween, returnedBetween, soldBetween } from './report.store.ts';
import { funnelSteps, type Report, reportPaper } from './reportPaper.ts';

export async function* reportOf(
  ctx: Context,
  format: 'pdf' | 'xlsx',
  days: ReportDays,
): AsyncGenerator<Uint8Array> {
  const report = await read(ctx, days);
  const { language } = ctx.actor;
  if (format === 'xlsx') yield* workbook(sheetsOf(ctx, report), ctx.app.now());
  else yield await setPdf({ document: reportPaper(report, language), fonts: await fontFiles() });
}

async function read(ctx: Context, { first, last }: ReportDays): Promise<Report> {
  const { timeZone } = ctx.app.config;
  const { language } = ctx.actor;
  const t = translator(ctx);
  const [begin, end] = [dayStart(first, timeZone), dayStart(nextDay(last), timeZone)];
  const shown = (day: SchoolDay) => formatDay(day, language, true);
  const learned = await learnedBetween(ctx.db, {
    from: begin,
    to: end,
    withoutFilm: countsWithoutFilm(ctx.app),
  });
  return {
    title: t('title'),
    period: t('period', { from: shown(first), to: shown(last) }),
    months: await monthsOf(ctx, { first, last, begin, end }),
    courses: await coursesOf(ctx, begin, end),
    ...(await visitsIn(ctx, { first, last }, { since: begin, until: end })),
    learning: learned.map(({ students, begun, finished, ...course }) => ({
      ...{ title: textIn(course, 'title', language), students, begun, finished },
    })),
  };
}

interface Period extends ReportDays {
  begin: string;
  end: string;
}

/** Months of the school, those without money too. */
async function monthsOf(ctx: Context, { first, last, begin, end }: Period): Promise<Report['months']> {
  const { timeZone } = ctx.app.config;
  const months = new Map<string, { month: string; received: number; returned: number }>();
  for (let begun = firstOfMonth(first); begun <= last; begun = firstOfNextMonth(begun))
    months.set(monthOf(begun), { month: monthOf(begun), received: 0, returned: 0 });
  for (const [day, { kopecks }] of await receivedOn(ctx, { first, last }))
    months.get(day.slice(0, 7))!.received += kopecks;
  for (const { minute, kopecks } of await returnedSince(ctx, begin)) {
    const at = `${minute}:00Z`;
    const month = at < end ? months.get(schoolDay(at, timeZone).slice(0, 7)) : undefined;
    if (month) month.returned += Number(kopecks);
  }
  return [...months.values()].map(({ month, received, returned }) => ({
    ...{ month, received: toRubles(received), returned: toRubles(returned) },
  }));
}

/** Dearest first, by the courses' present names; what was only returned comes last. */
async function coursesOf(ctx: Context, begin: string, end: string): Promise<Report['courses']> {
  const sold = await soldBetween(ctx.db, begin, end);
  const returned = await returnedBetween(ctx.db, begin, end);
  const ids = [...sold, ...returned].flatMap(({ course_id }) => course_id ?? []);
  const courses = await findCourses(ctx.db, [...new Set(ids)]);
  const names = new Map(courses.map((course) => [course.id, textIn(course, 'title', ctx.actor.language)]));
  const rating = translator(ctx)('rating');
  const only = returned.filter(({ course_id }) => sold.every((each) => each.course_id !== course_id));
  const nothing = { title: '', orders: 0, kopecks: 0 };
  return [...sold, ...only.map(({ course_id }) => ({ ...nothing, course_id }))].map((row) => {
    const back = returned.find(({ course_id }) => course_id === row.course_id);
    const title = row.course_id === null ? rating : (names.get(row.course_id) ?? row.title);
    const [received, given] = [toRubles(row.kopecks), toRubles(back?.kopecks ?? 0)];
    return { title, orders: row.orders, received, refunds: back?.refunds ?? 0, returned: given };
  });
}

/** The way to a purchase, and where its visitors came from: visitors by day, orders by the source they keep. */
async function visitsIn(
  ctx: Context,
  days: { first: SchoolDay; last: SchoolDay },
  span: { since: string; until: string },
): Promise<Pick<Report, 'funnel' | 'sources'>> {
  const t = translator(ctx);
  const { by } = await visitsOf(ctx, days);
  const sold = await soldIn(ctx, days);
  const refunded = (await refundsIn(ctx, span)).reduce((sum, { refunds }) => sum + refunds, 0);
  const reached = (step: string) => by.step.find(({ value }) => value === step)?.visitors ?? 0;
  const counts = { ordered: sold.begun, paid: sold.paid, refunded };
  const values = new Set([...by.source, ...sold.by.source].map(({ value }) => value));
  return {
    funnel: funnelSteps.map((step) => ({
      step,
      count: step in counts ? counts[step as keyof typeof counts] : reached(step),
    })),
    sources: [...values].map((value) => {
      const orders = sold.by.source.find((row) => row.value === value);
      return {
        title: value === null ? t('unknown') : value || t('direct'),
        visitors: by.source.find((row) => row.value === value)?.visitors ?? 0,
        ...{ orders: orders?.begun ?? 0, paid: orders?.paid ?? 0 },
        received: toRubles(orders?.kopecks ?? 0),
      };
    }),
  };
}

function sheetsOf(ctx: Context, { months, courses, funnel, sources, learning }: Report): Sheet[] {
  const t = translator(ctx);
  const text = (key: 'month' | 'course' | 'step' | 'source') =>
    ({ kind: 'text', heading: t(key), width: 40 }) as const;
  const money = (key: 'received' | 'returned' | 'net') =>
    ({ kind: 'money', heading: t(key), width: 18 }) as const;
  const count = (
    key: 'orders' | 'paid' | 'visitors' | 'count' | 'refunds' | 'students' | 'begun' | 'finished' | 'share',
  ) => ({ kind: 'number', heading: t(key), width: 18 }) as const;
  return [
    {
      name: t('money'),
      columns: [text('month'), money('received'), money('returned'), money('net')],
      batches: [months.map((row) => [row.month, row.received, row.returned, row.received - row.returned])],
    },
    {
      name: t('courses'),
      columns: [text('course'), count('orders'), money('received'), count('refunds'), money('returned')],
      batches: [courses.map((row) => [row.title, row.orders, row.received, row.refunds, row.returned])],
    },
    {
      name: t('learning'),
      columns: [text('course'), count('students'), count('begun'), count('finished'), count('share')],
      batches: [
        learning.map((row) => [
          ...[row.title, row.students, row.begun, row.finished],
          Math.round((100 * row.finished) / row.students),
        ]),
      ],
    },
    {
      name: t('visits'),
      columns: [text('step'), count('count')],
      batches: [funnel.map((row) => [t(row.step), row.count])],
    },
    {
      name: t('sources'),
      columns: [text('source'), count('visitors'), count('orders'), count('paid'), money('received')],
      batches: [sources.map((row) => [row.title, row.visitors, row.orders, row.paid, row.received])],
    },
  ];
}

function translator({ actor }: Context) {
  return createTranslator({ locale: actor.language, messages: exportsTexts.server.report[actor.language] });
}
