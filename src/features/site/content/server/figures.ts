/** Figures of the first screen that are computed from what the school has. */

import { offeringsOnSale } from '#features/teaching/courses/server/onSale.ts';
import { countStudents } from '#features/teaching/enrolments/server/enrolments.ts';
import type { Context } from '#server/context.ts';
import { schoolDay } from '#shared/dates.ts';
import type { SiteContent } from '../contract/content.ts';

type Figure = SiteContent['statistics'][number];

/** With their values as they are now; figures that somebody typed stay as they are. */
export function computedStatistics(ctx: Context, statistics: readonly Figure[]): Promise<Figure[]> {
  return Promise.all(
    statistics.map(async (figure) => {
      const value = await computed(ctx, figure);
      return value === null ? figure : { ...figure, value: String(value) };
    }),
  );
}

async function computed(ctx: Context, { computed, since }: Figure): Promise<number | null> {
  if (computed === 'students') return countStudents(ctx);
  if (computed === 'lessons') {
    const onSale = await offeringsOnSale(ctx);
    return onSale.reduce((sum, { totals }) => sum + (totals?.lessons ?? 0), 0);
  }
  if (computed !== 'years' || typeof since !== 'number') return null;
  const today = schoolDay(ctx.app.now().toISOString(), ctx.app.config.timeZone);
  return Math.max(0, Number(today.slice(0, 4)) - since);
}
