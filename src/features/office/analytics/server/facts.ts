/** The facts of a period: visits, sales, talks and applications. */
import { applicationFigures } from '#features/casting/applications/server/figures.ts';
import { visitsOf } from '#features/records/visits/server/figures.ts';
import { receivedOn } from '#features/sales/orders/server/dayTotals.ts';
import { soldIn } from '#features/sales/orders/server/sold.ts';
import { refundsOn } from '#features/sales/refunds/server/returned.ts';
import { talkFigures } from '#features/talk/support/server/figures.ts';
import type { Context } from '#server/context.ts';
import { addDays, dayStart } from '#shared/dates.ts';
import type { Period } from '../rules.ts';

export type Facts = Awaited<ReturnType<typeof factsOf>>;

export async function factsOf(ctx: Context, period: Period) {
  const { timeZone } = ctx.app.config;
  const span = {
    since: dayStart(period.first, timeZone),
    until: dayStart(addDays(period.last, 1), timeZone),
  };
  return {
    received: await receivedOn(ctx, period),
    refunds: await refundsOn(ctx, period),
    visits: await visitsOf(ctx, period),
    sold: await soldIn(ctx, period),
    talks: await talkFigures(ctx, span),
    casting: await applicationFigures(ctx, span),
  };
}
