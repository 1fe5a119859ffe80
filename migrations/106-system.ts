import type { Schema } from '#server/db/migrate.ts';

/** The pause for visitors, and when each outside party was last asked whether it answers. */
export async function up({ table, integer }: Schema): Promise<void> {
  // One row while visitors are asked to come back later, none otherwise.
  await table('maintenance')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('since', 'text', (c) => c.notNull())
    .execute();
  await table('integration_checks')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('checked_at', 'text', (c) => c.notNull())
    // When it last answered as it should, whatever came later.
    .addColumn('proved_at', 'text')
    .addColumn('problem', 'text')
    .execute();
}
