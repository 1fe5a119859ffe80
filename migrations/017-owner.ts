import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** The owner's settings beyond the facts: the school's logo and its time zone. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema
    .alterTable('school')
    .addColumn('time_zone', 'text', (c) => c.check(sql`length(time_zone) between 1 and 64`))
    .execute();
  // Name of a file in the uploads folder: the hash of its contents.
  await db.schema
    .alterTable('school')
    .addColumn('logo', 'text', (c) => c.check(sql`length(logo) = 69 and logo like '%.webp'`))
    .execute();
}
