/** Visits of the demo school's year: invented, as everybody in it, by a fixed seed. */
import type { TxContext } from '#server/context.ts';
import { addDays, type SchoolDay } from '#shared/dates.ts';
import { type Counted, type Dimension, shareOut } from '../rules/demo.ts';
import { addCounts } from './store.ts';

const daysTold = 365;

/** Adds a year of visits, up to the day before `today`, as part of `tx`. */
export async function addDemoVisits(ctx: TxContext, today: SchoolDay): Promise<void> {
  const rows: (Counted & { day: SchoolDay; dimension: Dimension })[] = [];
  for (let ago = daysTold; ago >= 1; ago--)
    for (const counted of shareOut(daysTold - ago)) rows.push({ ...counted, day: addDays(today, -ago) });
  await addCounts(ctx.db, rows);
}
