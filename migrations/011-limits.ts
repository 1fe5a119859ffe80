import type { Schema } from '#server/db/migrate.ts';

/** Counters of attempts, and the devices from which people have signed in. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('limit_counters')
    .addColumn('key', 'text', (c) => c.primaryKey())
    // Milliseconds since 1970 and not text: the counting statement calculates with it.
    .addColumn('used_until_ms', integer, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('limit_counters_by_end').on('limit_counters').column('used_until_ms').execute();

  await table('known_devices')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'token_hash'])
    .execute();
  await db.schema.createIndex('known_devices_by_time').on('known_devices').column('seen_at').execute();
}
