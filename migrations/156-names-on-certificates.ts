import type { Schema } from '#server/db/migrate.ts';

/** The names that stood on a certificate before its owner put another one there; staff see them. */
export async function up({ db, table }: Schema): Promise<void> {
  await table('certificate_names')
    .addColumn('certificate_id', 'text', (c) => c.notNull().references('certificates.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('certificate_names_once', ['certificate_id', 'until'])
    .execute();
  await db.schema
    .createIndex('certificate_names_by_user')
    .on('certificate_names')
    .column('user_id')
    .execute();
}
