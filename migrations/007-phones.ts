import type { Schema } from '#server/db/migrate.ts';

/** People who forget their login are found by phone. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.createIndex('users_by_phone').on('users').column('phone').execute();
}
