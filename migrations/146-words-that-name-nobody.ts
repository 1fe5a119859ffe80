import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** A word of an address that may name a person: with an @, or with seven digits and more. */
const naming = /@|%40|\d(?:[^\p{L}\d]*\d){6}/u;
const other = '…';
const dimensions = ['source', 'campaign', 'cards_source', 'form_source'];

interface Tables {
  visit_counts: { dimension: string; day: string; value: string; views: number; visitors: number };
}
const words = ['first_source', 'first_campaign', 'last_source', 'last_campaign'] as const;

/** Sources and campaigns of visits and orders are data about nobody: words that name somebody are taken out of them. */
export async function up({ db: given }: Schema): Promise<void> {
  const db = given as Kysely<Tables>;
  for (const word of words)
    for (const table of ['orders', 'visit_hashes'] as const) await mendColumn(db, table, word);
  await mendCounts(db);
  await mendPacked(db, 'visit_days', 'day');
  await mendPacked(db, 'visit_months', 'month');
}

async function mendColumn(db: Kysely<Tables>, table: 'orders' | 'visit_hashes', word: string): Promise<void> {
  const column = sql.ref(word);
  const { rows } = await sql<{ value: string }>`
    select distinct ${column} as value from ${sql.table(table)} where ${column} is not null`.execute(db);
  const found = rows.filter(({ value }) => isNaming(value));
  for (const { value } of found)
    await sql`update ${sql.table(table)} set ${column} = ${mended(value)} where ${column} = ${value}`.execute(
      db,
    );
  if (table === 'visit_hashes' || found.length === 0) return;
  // Sums by source are made anew from the rows.
  for (const sums of ['order_sums', 'order_periods', 'refund_sums', 'refund_periods'])
    await sql`delete from ${sql.table(sums)}`.execute(db);
}

async function mendCounts(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('visit_counts').selectAll().where('dimension', 'in', dimensions).execute();
  for (const row of rows.filter(({ value }) => isNaming(value))) {
    const { dimension, day, value } = row;
    await db
      .deleteFrom('visit_counts')
      .where('dimension', '=', dimension)
      .where('day', '=', day)
      .where('value', '=', value)
      .execute();
    await sql`insert into visit_counts (dimension, day, value, views, visitors)
      values (${dimension}, ${day}, ${mended(value)}, ${row.views}, ${row.visitors})
      on conflict (dimension, day, value) do update set
        views = visit_counts.views + excluded.views,
        visitors = visit_counts.visitors + excluded.visitors`.execute(db);
  }
}

type Packed = Record<string, [value: string, views: number, visitors: number][]>;

async function mendPacked(
  db: Kysely<Tables>,
  table: 'visit_days' | 'visit_months',
  key: 'day' | 'month',
): Promise<void> {
  const { rows } = await sql<{ key: string; counts: string }>`
    select ${sql.ref(key)} as key, counts from ${sql.table(table)}`.execute(db);
  for (const row of rows) {
    const counts = JSON.parse(row.counts) as Packed;
    const after = JSON.stringify(Object.fromEntries(Object.entries(counts).map(mendedValues)));
    if (after === row.counts) continue;
    await sql`update ${sql.table(table)} set counts = ${after} where ${sql.ref(key)} = ${row.key}`.execute(
      db,
    );
  }
}

function mendedValues([dimension, values]: [string, Packed[string]]): [string, Packed[string]] {
  if (!dimensions.includes(dimension)) return [dimension, values];
  const sums = new Map<string, [string, number, number]>();
  for (const [given, views, visitors] of values) {
    const value = isNaming(given) ? mended(given) : given;
    const [, before, who] = sums.get(value) ?? [value, 0, 0];
    sums.set(value, [value, before + views, who + visitors]);
  }
  return [dimension, [...sums.values()]];
}

function isNaming(value: string): boolean {
  return naming.test(value.normalize('NFKC'));
}

/** A campaign is a source and a campaign, each of which is mended by itself. */
function mended(value: string): string {
  return value
    .split(' · ')
    .map((word) => (isNaming(word) ? other : word))
    .join(' · ');
}
