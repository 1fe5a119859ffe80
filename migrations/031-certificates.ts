import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** Certificates: one per person and course, valid until somebody revokes it. */
export async function up({ db, table, integer }: Schema): Promise<void> {
  await table('certificates')
    .addColumn('id', 'text', (c) => c.primaryKey())
    // Shown to people as С-10482.
    .addColumn('number', integer, (c) => c.notNull().unique())
    // Part of the public address: whoever is shown the certificate may read it.
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    // A course that is gone leaves its certificates behind.
    .addColumn('course_id', 'text', (c) => c.references('courses.id').onDelete('set null'))
    .addColumn('course_title', 'text', (c) => c.notNull())
    .addColumn('translations', 'text', (c) => c.notNull().defaultTo('{}'))
    .addColumn('name', 'text')
    .addColumn('issued_at', 'text', (c) => c.notNull())
    .addColumn('renamed_at', 'text')
    .addColumn('revoked_at', 'text')
    .addColumn('revoked_reason', 'text')
    .addColumn('search', 'text', (c) => c.notNull())
    .addUniqueConstraint('certificates_once', ['user_id', 'course_id'])
    .addCheckConstraint('certificates_reason', sql`(revoked_at is null) = (revoked_reason is null)`)
    // Without a name there is only the certificate of somebody who was erased.
    .addCheckConstraint('certificates_name', sql`name is not null or revoked_at is not null`)
    .execute();
  await db.schema
    .createIndex('certificates_by_time')
    .on('certificates')
    .columns(['issued_at', 'id'])
    .execute();

  await table('certificate_numbers')
    .addColumn('id', integer, (c) => c.notNull().primaryKey().check(sql`id = 1`))
    .addColumn('last', integer, (c) => c.notNull())
    .execute();
  await sql`insert into certificate_numbers (id, last) values (1, 10000)`.execute(db);
}
