import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';

interface UploadsTable {
  /** Also the name of its file below the uploads. */
  id: string;
  user_id: string | null;
  purpose: 'video' | 'material' | 'captions' | 'picture';
  /** As it was called on the sender's machine. */
  name: string;
  size_bytes: number;
  media_type: string | null;
  /** Length of a film, as its file states it. */
  film_seconds: number | null;
  /** File below the uploads; null until it has arrived and been checked. */
  file: string | null;
  state: 'receiving' | 'ready' | 'refused' | 'used';
  /** Code of the error that refused it. */
  problem: string | null;
  created_at: string;
  /** When it was checked, or when what used it let it go. */
  finished_at: string | null;
}
export type UploadRow = Selectable<UploadsTable>;

const tables = (db: Db) => db.withTables<{ uploads: UploadsTable }>();

export async function insertUpload(
  db: Db,
  row: Omit<
    Insertable<UploadsTable>,
    'media_type' | 'film_seconds' | 'file' | 'state' | 'problem' | 'finished_at'
  >,
): Promise<void> {
  const rest = { media_type: null, film_seconds: null, file: null, problem: null, finished_at: null };
  await tables(db)
    .insertInto('uploads')
    .values({ ...row, ...rest, state: 'receiving' })
    .execute();
}

export function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return tables(db).selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Not one that is in use. */
export function findUploadOf(db: Db, userId: string, id: string): Promise<UploadRow | undefined> {
  return tables(db)
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '<>', 'used')
    .executeTakeFirst();
}

type Change = Partial<
  Pick<UploadRow, 'state' | 'media_type' | 'film_seconds' | 'file' | 'problem' | 'finished_at'>
>;

/** False when the row is not in that state any more. */
export async function changeUpload(
  db: Db,
  { id, from, change }: { id: string; from: UploadRow['state']; change: Change },
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('uploads')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Unfinished and refused ones begun before the first moment, and unused ones finished before the second. */
export function staleUploads(db: Db, begunBefore: string, finishedBefore: string): Promise<UploadRow[]> {
  return tables(db)
    .selectFrom('uploads')
    .selectAll()
    .where((e) =>
      e.or([
        e.and([e('state', 'in', ['receiving', 'refused']), e('created_at', '<', begunBefore)]),
        e.and([e('state', '=', 'ready'), e('finished_at', '<', finishedBefore)]),
      ]),
    )
    .orderBy('created_at')
    .limit(100)
    .execute();
}

/** Unless it has come into use. */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(db)
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('state', '<>', 'used')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function forgetSender(db: Db, userId: string): Promise<void> {
  await tables(db).updateTable('uploads').set({ user_id: null }).where('user_id', '=', userId).execute();
}
