import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** How long staff stay signed in at most, where the owner has chosen. */
export async function up({ table, integer }: Schema): Promise<void> {
  await table('security_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('staff_hours', integer, (c) => c.check(sql`staff_hours between 1 and 168`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
}
