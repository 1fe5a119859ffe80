import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Lists are sorted by no null, since pages that go on from a row would lose the rows without a value; and more is found by an index. */
export async function up({ db, engine }: Schema): Promise<void> {
  await sortedInstead(db, { column: 'score', instead: '-1', engine });
  await sortedInstead(db, { column: 'category', instead: "''", engine });
  // What a job looks for each hour, and what the books are compared by each day, among all receipts and payments.
  await sql`create index receipts_prepaid on receipts (id) where is_prepaid = 1`.execute(db);
  await sql`create index payments_by_creation on payments (created_at)`.execute(db);
  if (engine === 'postgres') return;
  // The order of a list finds an address as well; on PostgreSQL, whose texts are compared by language elsewhere, it can't.
  for (const table of ['orders', 'model_applications'])
    await db.schema.dropIndex(`${table}_by_email`).execute();
}

async function sortedInstead(
  db: Kysely<unknown>,
  { column, instead, engine }: { column: string; instead: string; engine: Schema['engine'] },
): Promise<void> {
  const name = `ratings_in_order_of_${column}`;
  const ofLists = engine === 'postgres' ? '' : ` where id <> ''`;
  await db.schema.dropIndex(name).execute();
  await sql
    .raw(`create index ${name} on ratings (coalesce(${column}, ${instead}), id)${ofLists}`)
    .execute(db);
}
