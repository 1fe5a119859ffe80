import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';

export type ExportRow = Selectable<Schema['exports']>;

export async function insertExport(db: Db, row: Insertable<Schema['exports']>): Promise<void> {
  await db.insertInto('exports').values(row).execute();
}

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom('exports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function exportsOf(db: Db, userId: string): Promise<ExportRow[]> {
  return db
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
}

/** Takes the work up. Undefined once none is left. */
export function beginRun(db: Db, id: string): Promise<ExportRow | undefined> {
  return db
    .updateTable('exports')
    .set((e) => ({ state: 'running' as const, rows_done: 0, run: e('run', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst();
}

type Run = Pick<ExportRow, 'id' | 'run'>;

/** False where the work is not wanted any more, or another one has taken it up. */
export async function changeRun(
  db: Db,
  { id, run }: Run,
  change: Partial<Pick<ExportRow, 'state' | 'rows_done' | 'bytes' | 'finished_at' | 'expires_at' | 'query'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set(change)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** True for the first caller after it has ended. */
export async function markTold(db: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set({ told_at: at })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .where('state', 'in', ['done', 'failed', 'withdrawn'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('exports').where('id', '=', id).execute();
}

/** Withdraws every export that names people, finished or under way. */
export async function withdrawAll(db: Db, at: string): Promise<void> {
  await db
    .updateTable('exports')
    .set((e) => ({
      state: 'withdrawn' as const,
      query: '{}',
      finished_at: e.fn.coalesce('finished_at', e.val(at)),
    }))
    .where('kind', '<>', 'report')
    .where('state', 'in', ['running', 'done'])
    .execute();
}

/** Those of one person that are finished or under way. */
export function openExportsOf(db: Db, userId: string): Promise<ExportRow[]> {
  return db
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'running', 'done'])
    .execute();
}

export async function withdrawThese(db: Db, ids: readonly string[], at: string): Promise<void> {
  await db
    .updateTable('exports')
    .set((e) => ({
      state: 'withdrawn' as const,
      query: '{}',
      finished_at: e.fn.coalesce('finished_at', e.val(at)),
    }))
    .where('id', 'in', ids)
    .execute();
}

/** Work that was begun before and never ended: its job is gone. */
export async function failLost(db: Db, before: string, at: string): Promise<void> {
  await db
    .updateTable('exports')
    .set({ state: 'failed', query: '{}', finished_at: at })
    .where('state', 'in', ['queued', 'running'])
    .where('created_at', '<', before)
    .execute();
}

export async function deleteBefore(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('exports')
    .where('created_at', '<', before)
    .where('state', 'not in', ['queued', 'running'])
    .execute();
}

/** Exports whose files stay: those still within their term or under way. */
export function keptExports(db: Db, now: string): Promise<Pick<ExportRow, 'id' | 'run'>[]> {
  return db
    .selectFrom('exports')
    .select(['id', 'run'])
    .where((e) =>
      e.or([
        e.and([e('state', '=', 'done'), e('expires_at', '>', now)]),
        e('state', 'in', ['queued', 'running']),
      ]),
    )
    .execute();
}
