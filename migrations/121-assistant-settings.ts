import type { Schema } from '#server/db/migrate.ts';

/** What the school has set for its assistant: one row, or none. */
export async function up({ table, integer }: Schema): Promise<void> {
  await table('assistant_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    // Numbers for people in danger, one a line, behind the two letters of their country.
    .addColumn('help_lines', 'text', (c) => c.notNull())
    .execute();
}
