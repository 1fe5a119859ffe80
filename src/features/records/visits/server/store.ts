import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { SchoolDay } from '#shared/dates.ts';
import type { Dimension, Origin } from '../rules/visits.ts';

export async function saltOf(db: Db, day: SchoolDay): Promise<string | undefined> {
  return (await db.selectFrom('visit_salts').select('salt').where('day', '=', day).executeTakeFirst())?.salt;
}

/** The first process to ask chooses the salt. */
export async function putSalt(db: Db, day: SchoolDay, salt: string): Promise<void> {
  await db
    .insertInto('visit_salts')
    .values({ day, salt })
    .onConflict((c) => c.column('day').doNothing())
    .execute();
}

/** A visitor's record until the day ends. */
export interface Known {
  steps: number;
  first: Origin;
  last: Origin;
  /** Ids of the courses whose form was opened. */
  courses: string[];
}

export async function findVisitor(db: Db, hash: string): Promise<Known | null> {
  const row = await db.selectFrom('visit_hashes').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!row) return null;
  const { landing } = row;
  return {
    steps: row.steps,
    first: { source: row.first_source, campaign: row.first_campaign, landing },
    last: { source: row.last_source, campaign: row.last_campaign, landing },
    courses: row.courses.split(' ').filter(Boolean),
  };
}

export async function putVisitor(
  db: Db,
  { hash, day, steps, first, last, courses }: Known & { hash: string; day: SchoolDay },
): Promise<void> {
  const known = {
    steps,
    ...{ first_source: first.source, first_campaign: first.campaign, landing: first.landing },
    ...{ last_source: last.source, last_campaign: last.campaign },
    courses: courses.join(' '),
  };
  await db
    .insertInto('visit_hashes')
    .values({ hash, day, ...known })
    .onConflict((c) => c.column('hash').doUpdateSet(known))
    .execute();
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

/** Inserts many rows that don't exist yet, in as few statements as either engine allows. */
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

/** Counts of the days from the first to the last, those named too, added up by value; those of packed days are elsewhere. */
export async function countsOf(db: Db, { first, last }: { first: SchoolDay; last: SchoolDay }) {
  const rows = await db
    .selectFrom('visit_counts')
    .select(['dimension', 'value'])
    .select((e) => [e.fn.sum<number>('views').as('views'), e.fn.sum<number>('visitors').as('visitors')])
    .where('dimension', '<>', 'all')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .groupBy(['dimension', 'value'])
    .execute();
  return rows.map((row) => ({ ...row, views: Number(row.views), visitors: Number(row.visitors) }));
}

export function daysOf(db: Db, { first, last }: { first: SchoolDay; last: SchoolDay }) {
  return db
    .selectFrom('visit_counts')
    .select(['day', 'views', 'visitors'])
    .where('dimension', '=', 'all')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
}

/** Takes the counts of a day out, as part of `tx`. */
export async function takeCounts(tx: Db, day: SchoolDay) {
  const rows = await tx
    .deleteFrom('visit_counts')
    .where('day', '=', day)
    .returning(['dimension', 'value', 'views', 'visitors'])
    .execute();
  return rows.map((row) => ({ ...row, views: Number(row.views), visitors: Number(row.visitors) }));
}

/** The first `limit` days before this one that are still counted value by value. */
export async function looseDays(db: Db, before: SchoolDay, limit: number): Promise<SchoolDay[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select('day')
    .distinct()
    .where('dimension', '=', 'all')
    .where('day', '<', before)
    .orderBy('day')
    .limit(limit)
    .execute();
  return rows.map(({ day }) => day as typeof before);
}

export async function anyBefore(db: Db, day: SchoolDay): Promise<boolean> {
  const visitor = db.selectFrom('visit_hashes').select('day').where('day', '<', day).limit(1);
  const salt = db.selectFrom('visit_salts').select('day').where('day', '<', day).limit(1);
  return Boolean((await visitor.executeTakeFirst()) ?? (await salt.executeTakeFirst()));
}

/** Deletes who was counted on days before this one, and what they were hashed with, as part of `tx`. */
export async function forgetBefore(db: Db, day: SchoolDay): Promise<void> {
  // All rows go, and those of the day come back: SQLite overwrites pages that it empties, and not the gaps between rows
  // that stay.
  const visitors = await db.selectFrom('visit_hashes').selectAll().where('day', '>=', day).execute();
  const salts = await db.selectFrom('visit_salts').selectAll().where('day', '>=', day).execute();
  await db.deleteFrom('visit_hashes').execute();
  await db.deleteFrom('visit_salts').execute();
  for (const visitor of visitors) await db.insertInto('visit_hashes').values(visitor).execute();
  for (const salt of salts) await db.insertInto('visit_salts').values(salt).execute();
}

export async function deleteCounts(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('visit_counts').executeTakeFirst();
  await db.deleteFrom('visit_hashes').execute();
  return Number(numDeletedRows);
}

export async function sizes(db: Db): Promise<{ table: string; rows: number }[]> {
  const sizes = [];
  for (const table of [
    'visit_counts',
    'visit_days',
    'visit_months',
    'visit_hashes',
    'visit_salts',
  ] as const) {
    const { rows } = await db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    sizes.push({ table, rows: Number(rows) });
  }
  return sizes;
}
