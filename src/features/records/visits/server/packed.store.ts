/**
 * Visits of days that are over: what `visit_counts` had of a day is one row here, and a part of its month's. Who reads a
 * period adds up its whole months, its other days, and what is still in `visit_counts`.
 */
import type { Db } from '#server/db/database.ts';
import { held } from '#server/db/holding.ts';
import { addDays, firstOfNextMonth, monthOf, type SchoolDay } from '#shared/dates.ts';
import type { Dimension } from '../rules/visits.ts';
import { takeCounts } from './store.ts';

export interface Count {
  dimension: string;
  value: string;
  views: number;
  visitors: number;
}

/** Values of a dimension in pairs, since anybody can invent one that is no name for a field. */
type Packed = Partial<Record<Dimension, [value: string, views: number, visitors: number][]>>;

/** Adds counts up by dimension and value. */
export class Counts {
  private readonly sums = new Map<string, Count>();

  add({ dimension, value, views, visitors }: Count): void {
    const key = `${dimension} ${value}`;
    const sum = this.sums.get(key);
    if (!sum) this.sums.set(key, { dimension, value, views, visitors });
    else {
      sum.views += views;
      sum.visitors += visitors;
    }
  }

  addPacked(text: string): void {
    for (const [dimension, values] of Object.entries(JSON.parse(text) as Packed))
      for (const [value, views, visitors] of values) this.add({ dimension, value, views, visitors });
  }

  all(): Count[] {
    return [...this.sums.values()];
  }

  packed(): string {
    const packed: Packed = {};
    for (const { dimension, value, views, visitors } of this.sums.values()) {
      packed[dimension as Dimension] ??= [];
      packed[dimension as Dimension]!.push([value, views, visitors]);
    }
    return JSON.stringify(packed);
  }
}

/** Packs the counts of a day, as part of `tx`; counts that come later are packed with them the next time. */
export async function packDay(tx: Db, day: SchoolDay): Promise<void> {
  const rows = await takeCounts(tx, day);
  if (rows.length === 0) return;
  await tx
    .insertInto('visit_months')
    .values({ month: monthOf(day) })
    .onConflict((c) => c.column('month').doNothing())
    .execute();
  await tx
    .insertInto('visit_days')
    .values({ day })
    .onConflict((c) => c.column('day').doNothing())
    .execute();
  // Two processes take turns with a month.
  const ofMonth = tx.selectFrom('visit_months').select('counts').where('month', '=', monthOf(day));
  const month = await held(tx, ofMonth).executeTakeFirstOrThrow();
  const ofDay = tx.selectFrom('visit_days').selectAll().where('day', '=', day);
  const known = await held(tx, ofDay).executeTakeFirstOrThrow();
  const isAll = ({ dimension }: Count) => dimension === 'all';
  const whole = rows.find(isAll) ?? { views: 0, visitors: 0 };
  const counts = together(
    known.counts,
    rows.filter((row) => !isAll(row)),
  );
  await tx
    .updateTable('visit_days')
    .set({
      views: Number(known.views) + whole.views,
      visitors: Number(known.visitors) + whole.visitors,
      counts,
    })
    .where('day', '=', day)
    .execute();
  await tx
    .updateTable('visit_months')
    .set({
      counts: together(
        month.counts,
        rows.filter((row) => !isAll(row)),
      ),
    })
    .where('month', '=', monthOf(day))
    .execute();
}

function together(packed: string, rows: readonly Count[]): string {
  const counts = new Counts();
  counts.addPacked(packed);
  for (const row of rows) counts.add(row);
  return counts.packed();
}

interface Days {
  first: SchoolDay;
  last: SchoolDay;
}

/** Adds up the packed counts of the days, both ends included. */
export async function addPackedTo(counts: Counts, db: Db, { first, last }: Days): Promise<void> {
  // The first day of the first month that is wholly within, and of the first that no longer is.
  const begin = first.endsWith('-01') ? first : firstOfNextMonth(first);
  const end = `${monthOf(addDays(last, 1))}-01`;
  const days = db
    .selectFrom('visit_days')
    .select('counts')
    .where('day', '>=', first)
    .where('day', '<=', last);
  if (begin >= end) {
    for (const row of await days.execute()) counts.addPacked(row.counts);
    return;
  }
  const months = db
    .selectFrom('visit_months')
    .select('counts')
    .where('month', '>=', monthOf(begin))
    .where('month', '<', monthOf(addDays(last, 1)));
  const edges = days.where((e) => e.or([e('day', '<', begin), e('day', '>=', end)]));
  for (const row of [...(await months.execute()), ...(await edges.execute())]) counts.addPacked(row.counts);
}

export function packedDays(db: Db, { first, last }: Days) {
  return db
    .selectFrom('visit_days')
    .select(['day', 'views', 'visitors'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
}

export async function deletePacked(db: Db): Promise<void> {
  await db.deleteFrom('visit_days').execute();
  await db.deleteFrom('visit_months').execute();
}
