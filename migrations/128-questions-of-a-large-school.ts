import { sql } from 'kysely';
import type { Schema } from '#server/db/migrate.ts';

/** What jobs and purchases look for in a school of several hundred thousand orders. */
export async function up({ db }: Schema): Promise<void> {
  // SQLite looks for "moved in as nothing" in an index that holds those rows, and reads nearly all orders for it.
  await sql`drop index orders_moved_in`.execute(db);
  await sql`create unique index orders_moved_in on orders (moved_in_as) where moved_in_as is not null`.execute(
    db,
  );
  await sql`create index orders_by_email on orders (email)`.execute(db);
  // Staff are a handful among all people.
  await sql`create index users_with_a_role on users (role) where role <> 'user'`.execute(db);
}
