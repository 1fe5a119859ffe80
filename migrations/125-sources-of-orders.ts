import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Orders keep where their buyers came from; steps of a visit are counted by source and course as well. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  // Null where nothing is known of the visit: orders made by staff, moved in, or of a browser without scripts.
  for (const column of ['first_source', 'first_campaign', 'last_source', 'last_campaign', 'landing'])
    await db.schema.alterTable('orders').addColumn(column, 'text').execute();
  await db.schema
    .createIndex('orders_by_source')
    .on('orders')
    .columns(['first_source', 'created_at'])
    .execute();
  // Like all of the row, gone when the day is over.
  for (const column of [
    'first_source',
    'first_campaign',
    'last_source',
    'last_campaign',
    'landing',
    'courses',
  ])
    await db.schema
      .alterTable('visit_hashes')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  // SQLite cannot change a constraint: the table is made anew. Its values are the product's to know.
  await table('visit_counts_anew')
    .addColumn('dimension', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull().check(sql`length(day) = 10`))
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('views', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('visitors', integer, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('visit_counts_of_a_day', ['dimension', 'day', 'value'])
    .execute();
  await sql`insert into visit_counts_anew (dimension, day, value, views, visitors)
    select dimension, day, value, views, visitors from visit_counts`.execute(db);
  await db.schema.dropTable('visit_counts').execute();
  await db.schema.alterTable('visit_counts_anew').renameTo('visit_counts').execute();
}
