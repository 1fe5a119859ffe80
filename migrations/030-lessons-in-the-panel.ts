import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

export async function up({ db, integer }: Schema): Promise<void> {
  // Captions are in `lesson_captions` now, where 029 has copied them.
  await db.schema.alterTable('lessons').dropColumn('captions_file').execute();

  // A deleted lesson is not active, whoever looks; this is what it is again when it is restored.
  await db.schema
    .alterTable('lessons')
    .addColumn('was_active', integer, (c) => c.check(sql`was_active in (0, 1)`))
    .execute();
}
