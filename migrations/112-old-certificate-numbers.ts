import type { Schema } from '#server/db/migrate.ts';

/** The number under which a former school issued a certificate. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('certificates').addColumn('old_number', 'text').execute();
}
