import type { Schema } from '#server/db/migrate.ts';

/** Copies of files by size and sum, runs by number, and the key that signs the sets. */
export async function up({ db, integer, table }: Schema): Promise<void> {
  for (const [column, type] of [
    ['stored_bytes', integer],
    ['stored_sha256', 'text'],
    ['read_at', 'text'],
    ['lost_at', 'text'],
  ] as const)
    await db.schema.alterTable('backup_files').addColumn(column, type).execute();
  await db.schema.alterTable('backup_runs').addColumn('number', integer).execute();
  await table('backup_signer')
    .addColumn('id', integer, (c) => c.primaryKey().notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .execute();
}
