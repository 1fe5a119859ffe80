import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import { settingsIn } from '#server/db/settings.ts';
import type { KnownCopy } from './copies.ts';

export type RunRow = Selectable<Schema['backup_runs']>;

export type CopyRow = Selectable<Schema['backup_files']>;

export const settings = settingsIn<Selectable<Schema['backup_settings']>>('backup_settings');
/** The public half of the key that signs the sets. */
export const signer = settingsIn<Selectable<Schema['backup_signer']>>('backup_signer');

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

/** The one under way, if there is one. */
export function runUnderWay(db: Db): Promise<RunRow | undefined> {
  return db.selectFrom('backup_runs').selectAll().where('state', '=', 'running').executeTakeFirst();
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

/** Those that began before and never ended, those whose process has said nothing since, and one known to be dead. */
export async function giveUpRuns(
  db: Db,
  before: { started: string; seen: string; dead: string | null },
  end: Pick<RunRow, 'finished_at' | 'said'>,
): Promise<void> {
  await db
    .updateTable('backup_runs')
    .set({ ...end, state: 'failed' })
    .where('state', '=', 'running')
    .where((e) =>
      e.or([
        e('started_at', '<', before.started),
        e('seen_at', '<', before.seen),
        e('id', '=', before.dead ?? ''),
      ]),
    )
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

/** By its number: its time is what a clock said, which may have been ahead. */
export function lastDone(db: Db): Promise<RunRow | undefined> {
  return db
    .selectFrom('backup_runs')
    .selectAll()
    .where('state', '=', 'done')
    .orderBy(({ fn, val }) => fn.coalesce('number', val(0)), 'desc')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The highest that a run has had; 0 while none has. */
export async function lastNumber(db: Db): Promise<number> {
  const { number } = await db
    .selectFrom('backup_runs')
    .select(({ fn }) => fn.max('number').as('number'))
    .executeTakeFirstOrThrow();
  return number ?? 0;
}

export function allFiles(db: Db): Promise<CopyRow[]> {
  return db.selectFrom('backup_files').selectAll().execute();
}

/** A copy that was written just now, for the first time or anew. */
export async function insertFile(db: Db, file: KnownCopy, at: string): Promise<void> {
  const { copy, ...rest } = { ...file, read_at: at, lost_at: null };
  await db
    .insertInto('backup_files')
    .values({ copy, ...rest })
    .onConflict((c) => c.column('copy').doUpdateSet(rest))
    .execute();
}

export async function noteRead(db: Db, copies: readonly string[], at: string): Promise<void> {
  for (let from = 0; from < copies.length; from += 500)
    await db
      .updateTable('backup_files')
      .set({ read_at: at })
      .where('copy', 'in', copies.slice(from, from + 500))
      .execute();
}

/** Copies that are not what was written, and cannot be made anew. A label may name one that no row knows. */
export async function noteLost(db: Db, copies: readonly string[], at: string): Promise<void> {
  for (const copy of copies)
    await db
      .insertInto('backup_files')
      .values({ copy, name: copy, bytes: 0, sha256: '', lost_at: at })
      .onConflict((c) => c.column('copy').doUpdateSet({ lost_at: at }))
      .execute();
}

export async function deleteFiles(db: Db, copies: readonly string[]): Promise<void> {
  for (let at = 0; at < copies.length; at += 500)
    await db
      .deleteFrom('backup_files')
      .where('copy', 'in', copies.slice(at, at + 500))
      .execute();
}
