import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** The gallery of the public page; the school's related site. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('models')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 100`))
    .addColumn('height', integer, (c) => c.notNull().check(sql`height between 50 and 250`))
    .addColumn('size', 'text', (c) => c.notNull().check(sql`length(size) between 1 and 20`))
    .addColumn('location', 'text', (c) => c.notNull().check(sql`length(location) between 1 and 100`))
    // Name and location in other languages than Russian.
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('photo_id', 'text', (c) => c.check(sql`length(photo_id) = 32`))
    .addColumn('is_published', integer, (c) => c.notNull().check(sql`is_published in (0, 1)`))
    .addColumn('is_demo', integer, (c) => c.notNull().defaultTo(0).check(sql`is_demo in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('models_by_creation').on('models').columns(['created_at', 'id']).execute();

  await db.schema
    .alterTable('school')
    .addColumn('related_name', 'text', (c) => c.check(sql`length(related_name) between 1 and 60`))
    .execute();
  await db.schema
    .alterTable('school')
    .addColumn('related_url', 'text', (c) => c.check(sql`related_url like 'https://_%'`))
    .execute();
}
