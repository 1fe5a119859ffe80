import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export async function insertNote(db: Db, row: Insertable<Schema['person_notes']>): Promise<void> {
  await db.insertInto('person_notes').values(row).execute();
}

/** Newest first. */
export function notesAbout(db: Db, userId: string) {
  return db
    .selectFrom('person_notes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
