import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { SchoolDay } from '#shared/dates.ts';
import type { Dimension } from '../rules/visits.ts';

export async function saltOf(db: Db, day: SchoolDay): Promise<string | undefined> {
  return (await db.selectFrom('visit_salts').select('salt').where('day', '=', day).executeTakeFirst())?.salt;
}

/** Whoever comes first chooses it. */
export async function putSalt(db: Db, day: SchoolDay, salt: string): Promise<void> {
  await db
    .insertInto('visit_salts')
    .values({ day, salt })
    .onConflict((c) => c.column('day').doNothing())
    .execute();
}

/** Adds steps to what is known of a hash. @returns those that were known before; null where it was unknown */
export async function addSteps(
  db: Db,
  { hash, day, steps }: { hash: string; day: SchoolDay; steps: number },
): Promise<number | null> {
  const known = await db
    .selectFrom('visit_hashes')
    .select('steps')
    .where('hash', '=', hash)
    .executeTakeFirst();
  await db
    .insertInto('visit_hashes')
    .values({ hash, day, steps })
    .onConflict((c) => c.column('hash').doUpdateSet({ steps: (known?.steps ?? 0) | steps }))
    .execute();
  return known?.steps ?? null;
}

export interface Counted {
  dimension: Dimension;
  day: SchoolDay;
  value: string;
  views: number;
  visitors: number;
}

export async function addCount(db: Db, { dimension, day, value, views, visitors }: Counted): Promise<void> {
  await db
    .insertInto('visit_counts')
    .values({ dimension, day, value, views, visitors })
    .onConflict((c) =>
      c.columns(['dimension', 'day', 'value']).doUpdateSet({
        views: sql<number>`visit_counts.views + ${views}`,
        visitors: sql<number>`visit_counts.visitors + ${visitors}`,
      }),
    )
    .execute();
}

/** Many at once, in as many statements as either engine takes; none of them is there yet. */
export async function addCounts(db: Db, rows: readonly Counted[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('visit_counts')
      .values(rows.slice(at, at + 500).map((row) => ({ ...row })))
      .onConflict((c) => c.columns(['dimension', 'day', 'value']).doNothing())
      .execute();
}

/** Values that a dimension has on a day. */
export async function valuesOf(db: Db, dimension: Dimension, day: SchoolDay): Promise<string[]> {
  const query = db.selectFrom('visit_counts').select('value').where('dimension', '=', dimension);
  return (await query.where('day', '=', day).execute()).map(({ value }) => value);
}

/** Counts of the days from the first to the last, those named too, added up by value. */
export function countsOf(db: Db, { first, last }: { first: SchoolDay; last: SchoolDay }) {
  return db
    .selectFrom('visit_counts')
    .select(['dimension', 'value'])
    .select((e) => [e.fn.sum<number>('views').as('views'), e.fn.sum<number>('visitors').as('visitors')])
    .where('dimension', '<>', 'all')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['dimension', 'value'])
    .execute();
}

export function daysOf(db: Db, { first, last }: { first: SchoolDay; last: SchoolDay }) {
  return db
    .selectFrom('visit_counts')
    .select(['day', 'views', 'visitors'])
    .where('dimension', '=', 'all')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .orderBy('day')
    .execute();
}

/** Who was counted on days before this one, and what they were hashed with. */
export async function forgetBefore(db: Db, day: SchoolDay): Promise<void> {
  await db.deleteFrom('visit_hashes').where('day', '<', day).execute();
  await db.deleteFrom('visit_salts').where('day', '<', day).execute();
}

export async function deleteCounts(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('visit_counts').executeTakeFirst();
  await db.deleteFrom('visit_hashes').execute();
  return Number(numDeletedRows);
}

export async function sizes(db: Db): Promise<{ table: string; rows: number }[]> {
  const sizes = [];
  for (const table of ['visit_counts', 'visit_hashes', 'visit_salts'] as const) {
    const { rows } = await db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    sizes.push({ table, rows: Number(rows) });
  }
  return sizes;
}
