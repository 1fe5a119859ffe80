import type { Schema } from '#server/db/migrate.ts';

/** Staff know that a person is an adult, whatever a form said before that moment. */
export async function up({ db }: Schema): Promise<void> {
  await db.schema.alterTable('users').addColumn('known_adult_at', 'text').execute();
}
