import type { Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * - `id`: Also the name of its file below the uploads.
 * - `name`: As it was called on the sender's machine.
 * - `synced_bytes`: As many of them no power cut can take, and the sender need not send again.
 * - `seconds`: Length of a film, as the file itself says it.
 * - `file`: File below the uploads; null until it has arrived and been checked.
 * - `problem`: Code of the error that refused it.
 * - `finished_at`: When it was checked, or when what used it let it go.
 * - `discarded_at`: Set before its file is deleted: from then on nobody finds it, and it is deleted to the end.
 */
export type UploadRow = Selectable<Schema['uploads']>;

export async function insertUpload(
  db: Db,
  row: Pick<UploadRow, 'id' | 'user_id' | 'purpose' | 'name' | 'size_bytes' | 'created_at'>,
): Promise<void> {
  const rest = { synced_bytes: 0, media_type: null, file: null, problem: null, finished_at: null };
  await db
    .insertInto('uploads')
    .values({ ...row, ...rest, state: 'receiving', discarded_at: null })
    .execute();
}

/** Bytes that uploads under way have announced and not brought yet. */
export async function announcedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select(({ fn, eb }) =>
      fn.sum<number | string | null>(eb('size_bytes', '-', eb.ref('synced_bytes'))).as('bytes'),
    )
    .where('state', '=', 'receiving')
    .where('discarded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
}

/** Never backwards: two processes may receive the same bytes. */
export async function raiseSynced(db: Db, id: string, syncedBytes: number): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ synced_bytes: syncedBytes })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .where('synced_bytes', '<', syncedBytes)
    .execute();
}

/** Not one that is in use, or being deleted. */
export function findUploadOf(db: Db, userId: string, id: string): Promise<UploadRow | undefined> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '<>', 'used')
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
}

type Change = Partial<
  Pick<UploadRow, 'state' | 'media_type' | 'seconds' | 'file' | 'problem' | 'finished_at'>
>;

/** False when the row is not in that state any more. */
export async function changeUpload(
  db: Db,
  { id, from, change }: { id: string; from: UploadRow['state']; change: Change },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Unfinished and refused ones begun before the first moment, unused ones finished before the second, and those that
 * were not deleted to the end.
 */
export function staleUploads(db: Db, begunBefore: string, finishedBefore: string): Promise<UploadRow[]> {
  return db
    .selectFrom('uploads')
    .selectAll()
    .where((e) =>
      e.or([
        e.and([e('state', 'in', ['receiving', 'refused']), e('created_at', '<', begunBefore)]),
        e.and([e('state', '=', 'ready'), e('finished_at', '<', finishedBefore)]),
        e('discarded_at', 'is not', null),
      ]),
    )
    .orderBy('created_at')
    .limit(100)
    .execute();
}

/** From now on nobody finds or claims it. False for one that has come into use. */
export async function markDiscarded(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set({ discarded_at: now })
    .where('id', '=', id)
    .where('state', '<>', 'used')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteDiscarded(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).where('discarded_at', 'is not', null).execute();
}
