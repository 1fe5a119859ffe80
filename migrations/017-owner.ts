import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** What the owner decides beyond the facts: the sign of the school and the clock it lives by. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema
    .alterTable('school')
    .addColumn('time_zone', 'text', (c) => c.check(sql`length(time_zone) between 1 and 64`))
    .execute();
  // Name of a file in the folder of uploads: the hash of what is in it.
  await db.schema
    .alterTable('school')
    .addColumn('logo', 'text', (c) => c.check(sql`length(logo) = 69 and logo like '%.webp'`))
    .execute();
}
