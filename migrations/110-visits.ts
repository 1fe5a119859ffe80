import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Visits to the site: counts a day, and for that day alone who was counted already. */
export async function up({ table, integer }: Schema): Promise<void> {
  await table('visit_counts')
    .addColumn('dimension', 'text', (c) =>
      c
        .notNull()
        .check(sql`dimension in ('all', 'page', 'source', 'campaign', 'landing', 'device', 'hour', 'step')`),
    )
    // The school's day, YYYY-MM-DD.
    .addColumn('day', 'text', (c) => c.notNull().check(sql`length(day) = 10`))
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('views', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('visitors', integer, (c) => c.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('visit_counts_by_day', ['dimension', 'day', 'value'])
    .execute();
  // Hashes of a day with its salt; both go when the day is over.
  await table('visit_hashes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('steps', integer, (c) => c.notNull())
    .execute();
  await table('visit_salts')
    .addColumn('day', 'text', (c) => c.primaryKey())
    .addColumn('salt', 'text', (c) => c.notNull())
    .execute();
}
