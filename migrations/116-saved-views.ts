import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Views of the panel's lists that staff have saved. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('saved_views')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // A listing's name.
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull().check(sql`length(name) between 1 and 60`))
    // Search, filters and order, as they stand in the address.
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('is_shared', integer, (c) => c.notNull().check(sql`is_shared in (0, 1)`))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('saved_views_by_list')
    .on('saved_views')
    .columns(['list', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('saved_views_by_owner').on('saved_views').column('owner_id').execute();
}
