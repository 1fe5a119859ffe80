/** Files of a former school: how one is begun, explained, tried, moved in, and forgotten. */
import { recordAction } from '#features/records/audit/server/audit.ts';
import { claimUpload, discard, releaseUpload } from '#features/records/uploads/server/uploads.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { tableLimits } from '#shared/foreignTables.ts';
import type { movingInApi } from '../contract.ts';
import { movingInErrors } from '../errors.ts';
import { fingerprintOf, kindOf, recognised, sourceOf } from '../rules/headings.ts';
import {
  canUndo,
  type ImportKind,
  importKinds,
  isOpenToChange,
  type Mapping,
  missingFields,
  noMapping,
} from '../rules/kinds.ts';
import { Unreadable } from '../rules/problems.ts';
import { undoFile, workOnFile } from './jobs.ts';
import { keptIn } from './keptMapping.ts';
import * as mappings from './mappings.store.ts';
import * as lines from './rows.store.ts';
import * as store from './store.ts';
import { forgetTable, openTable, type TableFile } from './table.ts';

type In<K extends keyof typeof movingInApi> = ParsedInput<(typeof movingInApi)[K]>;
type Out<K extends keyof typeof movingInApi> = Output<(typeof movingInApi)[K]>;

/** @throws AppError not_found; invalid_input for what is no uploaded table; moving_in_unreadable */
export async function begin(ctx: Context, { upload_id }: In<'begin'>): Promise<Out<'begin'>> {
  const headings = await headingsOf(ctx, { file: upload_id });
  const kind = (await chosenKind(ctx, headings)) ?? kindOf(headings);
  const mapping = await mappingFor(ctx, kind, headings);
  const id = newId();
  await ctx.transaction(async (ctx) => {
    const { file, name } = await claimUpload(ctx, upload_id, 'table');
    await store.insertImport(ctx.db, {
      ...{ id, kind, source: sourceOf(headings), state: 'read', file, file_name: name },
      ...{ user_id: member(ctx.actor).id, created_at: ctx.app.now().toISOString() },
      mapping: JSON.stringify(mapping),
    });
  });
  return { id };
}

async function headingsOf({ app }: Context, file: TableFile): Promise<string[]> {
  try {
    return (await openTable(app, file)).headings;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (error.problem === 'file_gone') throw notFound();
    const { problem, line } = error;
    throw new AppError(movingInErrors.moving_in_unreadable, {
      values: { problem, line, ...tableLimits },
      extra: { problem, line },
    });
  }
}

/** The kind that a file with such headings was last said to be. */
async function chosenKind({ db }: Context, headings: readonly string[]): Promise<ImportKind | undefined> {
  const byPrint = new Map(importKinds.map((kind) => [fingerprintOf(kind, headings), kind]));
  const latest = await mappings.latestOf(db, [...byPrint.keys()]);
  return latest === undefined ? undefined : byPrint.get(latest);
}

/** The mapping chosen for such headings before, else a guess from the headings. */
async function mappingFor({ db }: Context, kind: ImportKind, headings: readonly string[]): Promise<Mapping> {
  const kept = await mappings.findMapping(db, fingerprintOf(kind, headings));
  if (kept === undefined) return { ...noMapping, columns: recognised(kind, headings) };
  return { ...noMapping, ...(JSON.parse(kept) as Mapping) };
}

/** @throws AppError not_found, conflict once it is moved in */
export async function explain(ctx: Context, input: In<'map'>): Promise<Out<'map'>> {
  const { id, kind, encoding, ...chosen } = input;
  const row = await importById(ctx, id);
  const known = keptIn(row);
  const used = encoding === undefined ? known.encoding : encoding;
  const headings = await headingsOf(ctx, { file: row.file ?? '', encoding: used });
  // A heading may mean something else in a file of another kind, and is another one in another encoding.
  const isSame = kind === row.kind && used === known.encoding;
  const mapping = isSame ? chosen : await mappingFor(ctx, kind, headings);
  await ctx.transaction(async (ctx) => {
    const change = { kind, mapping: JSON.stringify({ ...mapping, encoding: used }), state: 'read' } as const;
    await moved(ctx, id, { from: ['read', 'checked'], change });
    await lines.deleteRows(ctx.db, id);
    if (!isSame) return;
    const updated_at = ctx.app.now().toISOString();
    const kept = { headings: fingerprintOf(kind, headings), mapping: JSON.stringify(mapping), updated_at };
    await mappings.keepMapping(ctx.db, kept);
  });
  return {};
}

/** @throws AppError not_found, moving_in_columns, conflict */
export async function check(ctx: Context, { id }: In<'check'>): Promise<Out<'check'>> {
  const row = await importById(ctx, id);
  if (missingFields(row.kind, keptIn(row)).length > 0) throw new AppError(movingInErrors.moving_in_columns);
  await ctx.transaction(async (ctx) => {
    const change = { state: 'checking', rows_done: 0, worked_at: ctx.app.now().toISOString() } as const;
    await moved(ctx, id, { from: ['read', 'checked'], change });
    await queue(ctx, workOnFile, { id });
  });
  return {};
}

/** Only what was tried before. @throws AppError not_found, conflict, moving_in_busy while another file is moved in */
export async function run(ctx: Context, { id }: In<'run'>): Promise<Out<'run'>> {
  const row = await importById(ctx, id);
  await ctx.transaction(async (ctx) => {
    const now = ctx.app.now().toISOString();
    const change = { state: 'running', rows_done: 0, writes: 1, started_at: now, worked_at: now } as const;
    await moved(ctx, id, { from: ['checked'], change });
    await lines.deleteRows(ctx.db, id);
    await note(ctx, row, 'moving_in.begun');
    await queue(ctx, workOnFile, { id });
  });
  return {};
}

/** @throws AppError not_found, conflict where it is too late, moving_in_busy */
export async function undo(ctx: Context, { id }: In<'undo'>): Promise<Out<'undo'>> {
  const row = await importById(ctx, id);
  if (!canUndo(row, ctx.app.now().toISOString())) throw new AppError('conflict');
  await ctx.transaction(async (ctx) => {
    const change = { state: 'undoing', writes: 1, worked_at: ctx.app.now().toISOString() } as const;
    await moved(ctx, id, { from: ['done', 'failed'], change });
    await note(ctx, row, 'moving_in.undone');
    await queue(ctx, undoFile, { id });
  });
  return {};
}

/** @throws AppError not_found, conflict for one that was moved in */
export async function remove(ctx: Context, { id }: In<'remove'>): Promise<Out<'remove'>> {
  const row = await importById(ctx, id);
  if (!isOpenToChange(row.state) && !(row.state === 'failed' && row.started_at === null))
    throw new AppError('conflict');
  await ctx.transaction(async (ctx) => {
    await store.deleteImport(ctx.db, id);
    if (row.file) await releaseUpload(ctx, row.file);
    await note(ctx, row, 'moving_in.removed');
  });
  if (row.file) {
    await discard(ctx, row.file);
    await forgetTable(ctx.app, row.file);
  }
  return {};
}

interface Move {
  from: readonly store.ImportRow['state'][];
  change: Parameters<typeof store.moveImport>[1]['change'];
}

async function moved(ctx: TxContext, id: string, { from, change }: Move): Promise<void> {
  try {
    if (!(await store.moveImport(ctx.db, { id, from, change }))) throw new AppError('conflict');
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(movingInErrors.moving_in_busy) : error;
  }
}

export async function note(
  ctx: TxContext,
  row: store.ImportRow,
  action: 'moving_in.begun' | 'moving_in.undone' | 'moving_in.removed',
): Promise<void> {
  await recordAction(ctx, {
    action,
    subject: { kind: 'import', id: row.id, label: row.file_name },
    after: { import_kind: row.kind, import_rows: row.rows_total },
  });
}

/** @throws not_found */
export async function importById({ db }: Context, id: string): Promise<store.ImportRow> {
  const row = await store.findImport(db, id);
  if (!row) throw notFound();
  return row;
}
