/** Counts as two years of visits leave them, in place of what the demo school has; and how much room they take. */
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { addDays, schoolDay } from '#shared/dates.ts';
import { type BulkRow, insertMany } from './insertMany.ts';

/** Days of visits, and visitors of each: two million together, ten of `--long`. */
const days = 730;
const visitorsADay = process.argv.includes('--long') ? 13_700 : 2_740;
export const visits = days * visitorsADay;
/** Different values of a day. */
const values: Record<string, number> = {
  ...{ all: 1, page: 12, source: 40, campaign: 40, landing: 8, device: 3, hour: 24 },
  ...{ cards_source: 40, form_source: 20, form_course: 3 },
};

export async function addVisits(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await sql`delete from visit_counts`.execute(tx);
    await insertMany(tx, 'visit_counts', rows());
  });
}

function* rows(): Generator<BulkRow> {
  const today = schoolDay(new Date(), 'Europe/Moscow');
  for (let ago = 1; ago <= days; ago++) {
    const day = addDays(today, -ago);
    const row = (dimension: string, value: string, visitors: number) => ({
      ...{ day, dimension, value, visitors, views: Math.round(visitors * 1.6) },
    });
    for (const [step, visitors] of Object.entries({ visit: visitorsADay, cards: 1_500, form: 240 }))
      yield row('step', step, visitors);
    for (const [dimension, many] of Object.entries(values))
      for (let n = 0; n < many; n++)
        yield row(
          dimension,
          dimension === 'all' ? '' : `${dimension[0]}${n}`,
          Math.round(visitorsADay / many),
        );
  }
}
