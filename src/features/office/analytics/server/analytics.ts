/** The school's figures: visits, sales, learning and talks of some days, beside as many before. */
import { studyMailsTo } from '#features/office/people/server/batchMails.ts';
import { metrikaCounter } from '#features/publishing/school/server/metrika.ts';
import { storedOf } from '#features/records/visits/server/figures.ts';
import { findCourses } from '#features/teaching/courses/server/courses.ts';
import { courseFigures, stuckDays, stuckStudents } from '#features/teaching/learning/server/figures.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { roleCan } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { addDays, schoolDay } from '#shared/dates.ts';
import { textIn } from '#shared/localText.ts';
import { toRubles } from '#shared/money.ts';
import type { Analytics, analyticsApi } from '../contract.ts';
import { type Period, periodBefore, periodTo } from '../rules.ts';
import { type Facts, factsOf } from './facts.ts';
import { funnelsOf } from './funnels.ts';

export async function showAnalytics(
  ctx: Context,
  { days: length, from, to }: ParsedInput<typeof analyticsApi.show>,
): Promise<Analytics> {
  const period =
    from && to
      ? { first: from, last: to }
      : periodTo(schoolDay(ctx.app.now(), ctx.app.config.timeZone), length);
  const [now, before] = [await factsOf(ctx, period), await factsOf(ctx, periodBefore(period))];
  const sums = roleCan(member(ctx.actor).role, 'financial_reports.view');
  const { by } = now.visits;
  const step = (name: string) => by.step.find(({ value }) => value === name)?.visitors ?? 0;
  return {
    ...period,
    now: totalsOf(now, sums),
    before: totalsOf(before, sums),
    days: daysOf({ period, facts: now, sums }),
    ...{ sources: by.source, campaigns: by.campaign, landings: by.landing, pages: by.page },
    ...{ devices: by.device, hours: by.hour.toSorted((a, b) => (a.value < b.value ? -1 : 1)) },
    funnel: {
      ...{ visit: step('visit'), cards: step('cards'), form: step('form'), begun: now.sold.begun },
      ...{ paid: now.sold.paid, refunded: refundsOf(now).refunds },
    },
    by: funnelsOf(now, { sums, courses: await coursesSeen(ctx, now) }),
    learning: await courseFigures(ctx),
    talks: now.talks,
    casting: { ...now.casting, ratings: now.sold.ratings },
  };
}

/** Courses whose form was opened, under their present names: what else a visitor named is no course. */
async function coursesSeen(ctx: Context, { visits }: Facts) {
  const ids = visits.by.form_course.map(({ value }) => value);
  const courses = ids.length > 0 ? await findCourses(ctx.db, ids) : [];
  return courses.map((course) => ({ id: course.id, name: textIn(course, 'title', ctx.actor.language) }));
}

/** Students who do not learn. */
export async function showStuck(
  ctx: Context,
  { kind }: ParsedInput<typeof analyticsApi.stuck>,
): Promise<Output<typeof analyticsApi.stuck>> {
  const students = await stuckStudents(ctx, kind);
  const written = await studyMailsTo(
    ctx,
    students.map(({ id }) => id),
  );
  return {
    days: stuckDays[kind],
    students: students.map((student) => ({ ...student, written_at: written.get(student.id) ?? null })),
  };
}

export async function showStored(ctx: Context): Promise<Output<typeof analyticsApi.stored>> {
  return { tables: await storedOf(ctx), metrika: await metrikaCounter(ctx.db) };
}

function refundsOf({ refunds }: Facts): { refunds: number; kopecks: number } {
  return refunds.find(({ kind }) => kind === 'all') ?? { refunds: 0, kopecks: 0 };
}

function totalsOf(facts: Facts, sums: boolean): Analytics['now'] {
  const { visits, sold, talks, casting } = facts;
  const orders = sold.paid;
  const received = [...facts.received.values()].reduce((sum, { kopecks }) => sum + kopecks, 0);
  return {
    views: visits.days.reduce((sum, { views }) => sum + views, 0),
    visitors: visits.days.reduce((sum, { visitors }) => sum + visitors, 0),
    ...{ begun: sold.begun, orders, talks: talks.begun, applications: casting.received },
    received: sums ? toRubles(received) : null,
    returned: sums ? toRubles(refundsOf(facts).kopecks) : null,
    average: sums ? toRubles(orders > 0 ? Math.round(received / orders) : 0) : null,
  };
}

function daysOf({ period, facts, sums }: { period: Period; facts: Facts; sums: boolean }): Analytics['days'] {
  const days: Analytics['days'] = [];
  const visits = new Map(facts.visits.days.map((one) => [one.day, one]));
  for (let day = period.first; day <= period.last; day = addDays(day, 1)) {
    const seen = visits.get(day);
    days.push({
      ...{
        day,
        views: seen?.views ?? 0,
        visitors: seen?.visitors ?? 0,
        orders: facts.received.get(day)?.orders ?? 0,
      },
      received: sums ? toRubles(facts.received.get(day)?.kopecks ?? 0) : null,
    });
  }
  return days;
}
