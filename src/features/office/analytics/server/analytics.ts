/** What the school can know of itself: visits, sales, learning and talks of some days, beside as many before. */
import { applicationFigures } from '#features/casting/applications/server/figures.ts';
import { receivedSince } from '#features/sales/orders/server/received.ts';
import { type Sold, soldIn } from '#features/sales/orders/server/sold.ts';
import { returnedSince } from '#features/sales/refunds/server/returned.ts';
import { storedOf, visitsOf } from '#features/site/visits/server/figures.ts';
import { talkFigures } from '#features/talk/support/server/figures.ts';
import { courseFigures, stuckDays, stuckStudents } from '#features/teaching/learning/server/figures.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { roleCan } from '#shared/access.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { addDays, dayStart, schoolDay } from '#shared/dates.ts';
import { toRubles } from '#shared/money.ts';
import type { Analytics, analyticsApi } from '../contract.ts';
import { type Period, periodBefore, periodTo } from '../rules/periods.ts';

export async function showAnalytics(
  ctx: Context,
  { days: length }: ParsedInput<typeof analyticsApi.show>,
): Promise<Analytics> {
  const period = periodTo(schoolDay(ctx.app.now(), ctx.app.config.timeZone), length);
  const [now, before] = [await factsOf(ctx, period), await factsOf(ctx, periodBefore(period, length))];
  const sums = roleCan(member(ctx.actor).role, 'financial_reports.view');
  const { by } = now.visits;
  const step = (name: string) => by.step.find(({ value }) => value === name)?.visitors ?? 0;
  const sold = ({ name, orders, kopecks }: Sold) => ({ name, orders, sum: sums ? toRubles(kopecks) : null });
  return {
    ...period,
    now: totalsOf(now, sums),
    before: totalsOf(before, sums),
    days: daysOf(ctx, { period, facts: now, sums }),
    ...{ sources: by.source, campaigns: by.campaign, landings: by.landing, pages: by.page },
    ...{ devices: by.device, hours: by.hour.toSorted((a, b) => (a.value < b.value ? -1 : 1)) },
    funnel: {
      ...{ visit: step('visit'), cards: step('cards'), form: step('form'), begun: now.sold.begun },
      ...{ paid: ordersOf(now), refunded: now.refunds },
    },
    courses: now.sold.courses.map(sold),
    codes: now.sold.codes.map(sold),
    learning: await courseFigures(ctx),
    talks: now.talks,
    casting: { ...now.casting, ratings: now.sold.ratings.orders },
  };
}

/** Students who do not learn. */
export async function showStuck(
  ctx: Context,
  { kind }: ParsedInput<typeof analyticsApi.stuck>,
): Promise<Output<typeof analyticsApi.stuck>> {
  return { days: stuckDays[kind], students: await stuckStudents(ctx, kind) };
}

export async function showStored(ctx: Context): Promise<Output<typeof analyticsApi.stored>> {
  return { tables: await storedOf(ctx) };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

async function factsOf(ctx: Context, period: Period) {
  const { timeZone } = ctx.app.config;
  const span = {
    since: dayStart(period.first, timeZone),
    until: dayStart(addDays(period.last, 1), timeZone),
  };
  const within = <Row extends { minute: string }>(rows: Row[]) =>
    rows.filter(({ minute }) => `${minute}:00Z` < span.until);
  const received = within(await receivedSince(ctx, span.since));
  const returned = within(await returnedSince(ctx, span.since));
  return {
    ...{ received, returned, refunds: returned.length },
    visits: await visitsOf(ctx, period),
    sold: await soldIn(ctx, span),
    talks: await talkFigures(ctx, span),
    casting: await applicationFigures(ctx, span),
  };
}

function ordersOf({ sold }: Facts): number {
  return sold.courses.reduce((sum, { orders }) => sum + orders, sold.ratings.orders);
}

function totalsOf(facts: Facts, sums: boolean): Analytics['now'] {
  const { visits, sold, talks, casting } = facts;
  const total = (rows: readonly { kopecks: number }[]) =>
    rows.reduce((sum, row) => sum + Number(row.kopecks), 0);
  const orders = ordersOf(facts);
  const received = total(facts.received);
  return {
    views: visits.days.reduce((sum, { views }) => sum + views, 0),
    visitors: visits.days.reduce((sum, { visitors }) => sum + visitors, 0),
    ...{ begun: sold.begun, orders, talks: talks.begun, applications: casting.received },
    received: sums ? toRubles(received) : null,
    returned: sums ? toRubles(total(facts.returned)) : null,
    average: sums ? toRubles(orders > 0 ? Math.round(received / orders) : 0) : null,
  };
}

function daysOf(
  ctx: Context,
  { period, facts, sums }: { period: Period; facts: Facts; sums: boolean },
): Analytics['days'] {
  const { timeZone } = ctx.app.config;
  const kopecks = new Map<string, number>();
  const paid = new Map<string, number>();
  for (const row of facts.received) {
    const day = schoolDay(`${row.minute}:00Z`, timeZone);
    kopecks.set(day, (kopecks.get(day) ?? 0) + Number(row.kopecks));
    paid.set(day, (paid.get(day) ?? 0) + Number(row.orders));
  }
  const days: Analytics['days'] = [];
  for (let day = period.first; day <= period.last; day = addDays(day, 1)) {
    const seen = facts.visits.days.find((one) => one.day === day);
    days.push({
      ...{ day, views: seen?.views ?? 0, visitors: seen?.visitors ?? 0, orders: paid.get(day) ?? 0 },
      received: sums ? toRubles(kopecks.get(day) ?? 0) : null,
    });
  }
  return days;
}
