import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('content')
    .addColumn('section', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('ru', 'en', 'zh')`))
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('is_demo', integer, (c) => c.notNull().defaultTo(0).check(sql`is_demo in (0, 1)`))
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('content_by_section', ['section', 'language'])
    .execute();

  // Bonus of a lesson, listed in the programme on the public page; other languages in translations.
  await db.schema.alterTable('lessons').addColumn('bonus', 'text').execute();
}
