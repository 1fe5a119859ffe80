import { type Kysely, sql } from 'kysely';

/** @param indexes each as `index name on table (columns)` or `unique index …`: both engines read the same words */
export async function createIndexes(db: Kysely<unknown>, indexes: readonly string[]): Promise<void> {
  for (const index of indexes) await sql.raw(`create ${index}`).execute(db);
}
