import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** A short number for everybody, which people can read out: ids are for machines. */
export async function up({ engine, db, integer }: Schema): Promise<void> {
  await db.schema.alterTable('users').addColumn('number', integer).execute();
  await sql`update users set number =
    (select count(*) from users as other
      where other.created_at < users.created_at or (other.created_at = users.created_at and other.id <= users.id))
    + 10000`.execute(db);
  await db.schema.createIndex('users_by_number').unique().on('users').column('number').execute();
  // SQLite has one writer at a time and takes the highest plus one.
  if (engine !== 'postgres') return;
  await sql`create sequence user_numbers`.execute(db);
  await sql`select setval('user_numbers', coalesce(max(number), 10000)) from users`.execute(db);
}
