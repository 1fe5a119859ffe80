import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { ImportState } from '../rules/kinds.ts';

export type ImportRow = Selectable<Schema['imports']>;

export async function insertImport(db: Db, row: Insertable<Schema['imports']>): Promise<void> {
  await db.insertInto('imports').values(row).execute();
}

export function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function latestImports(db: Db): Promise<ImportRow[]> {
  const all = db.selectFrom('imports').selectAll();
  return all.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(50).execute();
}

type Change = Updateable<Schema['imports']>;

/** Only from one of these states. False where it is in another one. @throws a unique violation where another one writes */
export async function moveImport(
  db: Db,
  { id, from, change }: { id: string; from: readonly ImportRow['state'][]; change: Change },
): Promise<boolean> {
  const query = db.updateTable('imports').set(change).where('id', '=', id).where('state', 'in', from);
  return (await query.executeTakeFirst()).numUpdatedRows === 1n;
}

/** Takes the work up. Undefined where it is not wanted any more. */
export function beginRun(db: Db, id: string, state: ImportRow['state']): Promise<ImportRow | undefined> {
  return db
    .updateTable('imports')
    .set((e) => ({ run: e('run', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
}

/** False where another one has taken the work up, or it is not wanted any more. */
export async function changeRun(
  db: Db,
  { id, run, state }: Pick<ImportRow, 'id' | 'run' | 'state'>,
  change: Change,
): Promise<boolean> {
  const query = db.updateTable('imports').set(change).where('id', '=', id).where('run', '=', run);
  return (await query.where('state', '=', state).executeTakeFirst()).numUpdatedRows === 1n;
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

const busy: readonly ImportState[] = ['checking', 'running', 'undoing'];

/** Work that has said nothing since then ends: its job is gone. @returns those that ended */
export function failLost(
  db: Db,
  { before, at, undoUntil }: { before: string; at: string; undoUntil: string },
) {
  const change = { state: 'failed', problem: 'interrupted:0', writes: null, finished_at: at } as const;
  return db
    .updateTable('imports')
    .set((e) => ({
      ...change,
      undo_until: e.case().when('started_at', 'is not', null).then(undoUntil).else(null).end(),
    }))
    .where('state', 'in', busy)
    .where('worked_at', '<', before)
    .returning(['id', 'run'])
    .execute();
}

/** Files of imports that are over, and of those that were never moved in. */
export async function filesOver(db: Db, { now, untouched }: { now: string; untouched: string }) {
  return withFile(
    await db
      .selectFrom('imports')
      .select(['id', 'file'])
      .where('file', 'is not', null)
      .where((e) =>
        e.or([
          e('undo_until', '<=', now),
          e('state', '=', 'undone'),
          e.and([
            e('state', 'in', ['read', 'checked', 'failed']),
            e('undo_until', 'is', null),
            e('created_at', '<', untouched),
          ]),
        ]),
      )
      .execute(),
  );
}

export async function filesAtRest(db: Db) {
  const imports = db.selectFrom('imports').select(['id', 'file']).where('file', 'is not', null);
  return withFile(await imports.where('state', 'not in', busy).execute());
}

function withFile(rows: readonly { id: string; file: string | null }[]) {
  return rows.flatMap(({ id, file }) => (file === null ? [] : [{ id, file }]));
}

export async function hasBusy(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('imports').select('id').where('state', 'in', busy).limit(1).execute()).length > 0
  );
}

/** One that was not moved in yet cannot be any more. */
export async function forgetFile(db: Db, id: string): Promise<void> {
  await db
    .updateTable('imports')
    .set((e) => ({
      file: null,
      state: e
        .case()
        .when('state', 'in', ['read', 'checked'])
        .then('withdrawn' as const)
        .else(e.ref('state'))
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}
