import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Whether anything else in the school names the person: an account that it names cannot go. */
export async function hasMore(db: Db, userId: string, importId: string): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`select 1 as found where
    exists (select 1 from orders where user_id = ${userId})
    or exists (select 1 from enrolments where user_id = ${userId})
    or exists (select 1 from instalments where user_id = ${userId})
    or exists (select 1 from model_applications where user_id = ${userId})
    or exists (select 1 from certificates where user_id = ${userId})
    or exists (select 1 from import_people where user_id = ${userId} and import_id <> ${importId} and undone_at is null)`.execute(
    db,
  );
  return rows.length > 0;
}
