/** The figures of the panel's first page. */
import { listedModels } from '#features/casting/models/server/modelsForStaff.ts';
import { listedPeople } from '#features/office/people/server/list.ts';
import { receivedOn } from '#features/sales/orders/server/dayTotals.ts';
import { listedOrders } from '#features/sales/orders/server/list.ts';
import { returnedSince } from '#features/sales/refunds/server/returned.ts';
import { countShown } from '#features/site/reviews/server/reviews.ts';
import { countCourses } from '#features/teaching/courses/server/courses.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { ListedRows } from '#server/listing.ts';
import { roleCan } from '#shared/access.ts';
import type { Output } from '#shared/contract.ts';
import { addDays, dayStart, schoolDay } from '#shared/dates.ts';
import { toRubles } from '#shared/money.ts';
import type { dashboardApi, MoneyDay } from '../contract.ts';
import { countedDays } from '../rules/money.ts';

export async function showDashboard(ctx: Context): Promise<Output<typeof dashboardApi.show>> {
  const counts = {
    users: await wholeOf(ctx, listedPeople),
    models: await wholeOf(ctx, listedModels),
    courses: await countCourses(ctx.db),
    orders: await wholeOf(ctx, listedOrders),
    reviews: await countShown(ctx),
  };
  const maySeeMoney = roleCan(member(ctx.actor).role, 'financial_reports.view');
  return { counts, money: maySeeMoney ? await moneyOf(ctx) : null };
}

function wholeOf(ctx: Context, { listing, count }: ListedRows): Promise<number> {
  return count(ctx, listing.query.parse({}));
}

/** Money that came and went on each of the last days of the school. */
async function moneyOf(ctx: Context): Promise<MoneyDay[]> {
  const { timeZone } = ctx.app.config;
  const today = schoolDay(ctx.app.now(), timeZone);
  const first = addDays(today, 1 - countedDays);
  const since = dayStart(first, timeZone);
  const received = await receivedOn(ctx, { first, last: today });
  const returned = kopecksByDay(await returnedSince(ctx, since), timeZone);
  return Array.from({ length: countedDays }, (_, days) => {
    const day = addDays(first, days);
    return {
      day,
      received: toRubles(received.get(day)?.kopecks ?? 0),
      returned: toRubles(returned.get(day) ?? 0),
    };
  });
}

function kopecksByDay(minutes: readonly { minute: string; kopecks: number }[], timeZone: string) {
  const days = new Map<string, number>();
  for (const { minute, kopecks } of minutes) {
    const day = schoolDay(`${minute}:00Z`, timeZone);
    days.set(day, (days.get(day) ?? 0) + Number(kopecks));
  }
  return days;
}
