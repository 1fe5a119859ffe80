import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** The school's counter in Yandex Metrica: one row, or none. */
export async function up({ table, integer }: Schema): Promise<void> {
  await table('metrika_settings')
    .addColumn('id', integer, (c) => c.notNull().primaryKey())
    .addColumn('counter', 'text', (c) => c.check(sql`length(counter) between 5 and 10`))
    .execute();
}
