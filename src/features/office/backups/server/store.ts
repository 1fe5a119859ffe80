import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { settingsIn } from '#server/db/settings.ts';
import type { CopiedFile } from './archive.ts';

export type RunRow = Selectable<Schema['backup_runs']>;

export const settings = settingsIn<Selectable<Schema['backup_settings']>>('backup_settings');

/** False where one is under way. */
export async function insertRun(db: Db, row: Pick<RunRow, 'id' | 'kind' | 'started_at'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('backup_runs')
    .values({ ...row, state: 'running' })
    // A parameter would not name the index.
    .onConflict((c) => c.column('state').where('state', '=', sql.lit('running')).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findRunning(db: Db, id: string): Promise<RunRow | undefined> {
  return db
    .selectFrom('backup_runs')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
}

export async function finishRun(
  db: Db,
  id: string,
  end: Pick<RunRow, 'state' | 'finished_at' | 'said'> & Partial<RunRow>,
): Promise<void> {
  await db.updateTable('backup_runs').set(end).where('id', '=', id).where('state', '=', 'running').execute();
}

export async function noteSeen(db: Db, id: string, at: string): Promise<void> {
  await db.updateTable('backup_runs').set({ seen_at: at }).where('id', '=', id).execute();
}

/** Those that began before and never ended, and those whose process has said nothing since. */
export async function giveUpRuns(
  db: Db,
  before: { started: string; seen: string },
  end: Pick<RunRow, 'finished_at' | 'said'>,
): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ ...end, state: 'failed' })
    .where('state', '=', 'running')
    .where((e) => e.or([e('started_at', '<', before.started), e('seen_at', '<', before.seen)]))
    .execute();
}

export async function deleteRunsBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('backup_runs').where('started_at', '<', time).execute();
}

/** Newest first. */
export function lastRuns(db: Db, count: number): Promise<RunRow[]> {
  return db
    .selectFrom('backup_runs')
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

export function lastDone(db: Db): Promise<RunRow | undefined> {
  return db
    .selectFrom('backup_runs')
    .selectAll()
    .where('state', '=', 'done')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function allFiles(db: Db): Promise<CopiedFile[]> {
  return db.selectFrom('backup_files').selectAll().execute();
}

export async function insertFile(db: Db, file: CopiedFile): Promise<void> {
  const { copy, ...rest } = file;
  await db
    .insertInto('backup_files')
    .values(file)
    .onConflict((c) => c.column('copy').doUpdateSet(rest))
    .execute();
}

export async function deleteFiles(db: Db, copies: readonly string[]): Promise<void> {
  for (let at = 0; at < copies.length; at += 500)
    await db
      .deleteFrom('backup_files')
      .where('copy', 'in', copies.slice(at, at + 500))
      .execute();
}
