import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface ConsentsTable {
  id: string;
  user_id: string | null;
  email: string;
  document: string;
  version: string;
  wording: string;
  place: string;
  address: string;
  user_agent: string;
  given_at: string;
}

export async function insertConsents(db: Db, rows: Insertable<ConsentsTable>[]): Promise<void> {
  await db.withTables<{ consents: ConsentsTable }>().insertInto('consents').values(rows).execute();
}
