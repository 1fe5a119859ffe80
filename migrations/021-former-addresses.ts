import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Addresses that accounts had until recently: whoever reads their mail can take the account back. */
export async function up({ db, table }: Schema): Promise<void> {
  await table('former_addresses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (c) => c.notNull().check(sql`email = lower(email) and email = trim(email)`))
    .addColumn('left_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['user_id', 'email', 'expires_at']) {
    const index = db.schema.createIndex(`former_addresses_by_${column}`).on('former_addresses');
    await index.column(column).execute();
  }

  await table('former_address_links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('former_id', 'text', (c) => c.notNull().references('former_addresses.id').onDelete('cascade'))
    .execute();
  await db.schema
    .createIndex('former_address_links_by_former')
    .on('former_address_links')
    .column('former_id')
    .execute();
}
