import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** A proof may be for readers of one language; null is for everybody. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema
    .alterTable('site_pictures')
    .addColumn('language', 'text', (c) =>
      c.check(sql`language in ('ru', 'en', 'zh') and (place = 'proof' or language is null)`),
    )
    .execute();
}
