/** What is known of a period: visits, sales, talks and applications. */
import { applicationFigures } from '#features/casting/applications/server/figures.ts';
import { visitsOf } from '#features/records/visits/server/figures.ts';
import { receivedOn } from '#features/sales/orders/server/dayTotals.ts';
import { soldIn } from '#features/sales/orders/server/sold.ts';
import { refundsIn, returnedSince } from '#features/sales/refunds/server/returned.ts';
import { talkFigures } from '#features/talk/support/server/figures.ts';
import type { Context } from '#server/context.ts';
import { addDays, dayStart } from '#shared/dates.ts';
import type { Period } from '../rules/periods.ts';

export type Facts = Awaited<ReturnType<typeof factsOf>>;

export async function factsOf(ctx: Context, period: Period) {
  const { timeZone } = ctx.app.config;
  const span = {
    since: dayStart(period.first, timeZone),
    until: dayStart(addDays(period.last, 1), timeZone),
  };
  const within = <Row extends { minute: string }>(rows: Row[]) =>
    rows.filter(({ minute }) => `${minute}:00Z` < span.until);
  const received = await receivedOn(ctx, period);
  const returned = within(await returnedSince(ctx, span.since));
  return {
    ...{ received, returned, refunds: await refundsIn(ctx, span) },
    visits: await visitsOf(ctx, period),
    sold: await soldIn(ctx, period),
    talks: await talkFigures(ctx, span),
    casting: await applicationFigures(ctx, span),
  };
}
