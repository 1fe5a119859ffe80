/**
 * Tries a file, or moves it in, piece by piece: each piece is a transaction of its own that says how far the work has
 * come, so that a process that dies leaves nothing half done and another one goes on.
 */
import { everyCourse } from '#features/teaching/courses/server/courses.ts';
import { type Context, contextOf, type TxContext } from '#server/context.ts';
import { isDatabaseUnavailable } from '#server/db/database.ts';
import type { Claim } from '#server/outbox/job.ts';
import { publish } from '#server/outbox/queue.ts';
import { localTextOf } from '#shared/localText.ts';
import { movingInEnded } from '../contract.ts';
import { plainCourse } from '../rules/headings.ts';
import { mostTries, undoMs } from '../rules/kinds.ts';
import { Unreadable } from '../rules/problems.ts';
import { makeSurvey, type Told } from '../rules/told.ts';
import { fileOf, keptIn } from './keptMapping.ts';
import { makePiece, type Piece } from './piece.ts';
import { passTimes, type Reading } from './readRow.ts';
import * as lines from './rows.store.ts';
import * as store from './store.ts';
import { openTable, type Row, type Table } from './table.ts';
import { makeUnknown } from './unknownNames.ts';
import { writeRows } from './writeRows.ts';

const rowsInPiece = 100;

/** The work is not wanted any more, or another one has taken it up. */
class Unwanted extends Error {}

export async function workOn(ctx: Context, { id }: { id: string }, claim: Claim): Promise<void> {
  const found = await store.findImport(ctx.db, id);
  if (found?.state !== 'checking' && found?.state !== 'running') return;
  const row = await store.beginRun(ctx.db, id, found.state);
  if (!row) return;
  try {
    await readAll(contextOf(ctx.app), row, claim.signal);
  } catch (error) {
    if (error instanceof Unwanted) return;
    const isLast = error instanceof Unreadable || claim.attempt >= mostTries;
    if (claim.signal.aborted || isDatabaseUnavailable(error) || !isLast) throw error;
    ctx.app.log.error({ import: id, err: error }, 'a file could not be moved in');
    const problem = error instanceof Unreadable ? `${error.problem}:${error.line}` : 'interrupted:0';
    await ctx.transaction((ctx) => end(ctx, row, { state: 'failed', problem }));
  }
}

async function readAll(ctx: Context, row: store.ImportRow, signal: AbortSignal): Promise<void> {
  const isTrial = row.state === 'checking';
  if (isTrial) await lines.deleteRows(ctx.db, row.id);
  const table = await openTable(ctx.app, fileOf(row));
  const told = isTrial ? await surveyed(ctx, row) : keptIn(row).told;
  const setting = await settingOf(ctx, row, { table, told });
  const unknown = makeUnknown(setting.reading, row.kind);
  const from = isTrial ? 0 : row.rows_done;
  let done = 0;
  for await (const rows of pieces(table.rows)) {
    signal.throwIfAborted();
    done += rows.length;
    if (done <= from) {
      passTimes(setting.reading, rows);
      continue;
    }
    unknown.add(rows);
    const change = { rows_done: done, worked_at: ctx.app.now().toISOString() };
    if (isTrial) await tryPiece(ctx, row, { setting, rows, change });
    else await movePiece(ctx, row, { setting, rows, change });
  }
  await ctx.transaction(async (ctx) => {
    const mapping = JSON.stringify({ ...keptIn(row), unknown: unknown.found(), told });
    if (isTrial) {
      const change = { state: 'checked', rows_total: done, mapping, problem: null } as const;
      if (!(await store.changeRun(ctx.db, row, change))) throw new Unwanted();
    } else await end(ctx, row, { state: 'done', problem: null });
  });
}

/** Goes through the whole file first: a column tells at its end how its beginning is read. */
async function surveyed(ctx: Context, row: store.ImportRow): Promise<Told> {
  const survey = makeSurvey(keptIn(row).columns);
  try {
    for await (const each of (await openTable(ctx.app, fileOf(row))).rows) survey.add(each);
  } catch (error) {
    // Whoever reads the rows themselves comes to the same place, and says so.
    if (!(error instanceof Unreadable)) throw error;
  }
  return survey.found();
}

/** The same number of rows each time: how far the work has come names a place. */
async function* pieces(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let piece: Row[] = [];
  for await (const row of rows) {
    piece.push(row);
    if (piece.length < rowsInPiece) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

interface Step {
  setting: Setting;
  rows: Row[];
  change: { rows_done: number; worked_at: string };
}
type Setting = Omit<Parameters<typeof makePiece>[0], 'ctx' | 'tx'>;

async function tryPiece(ctx: Context, row: store.ImportRow, { setting, rows, change }: Step): Promise<void> {
  if (!(await store.changeRun(ctx.db, row, change))) throw new Unwanted();
  await writeRows(await makePiece({ ...setting, ctx, tx: null }, rows), rows);
}

async function movePiece(ctx: Context, row: store.ImportRow, { setting, rows, change }: Step): Promise<void> {
  // Rows that came before in this file are in the database now.
  setting.tried.people.clear();
  await ctx.transaction(async (tx) => {
    if (!(await store.changeRun(tx.db, row, change))) throw new Unwanted();
    await writeRows(await makePiece({ ...setting, ctx, tx }, rows), rows);
  });
}

async function settingOf(
  ctx: Context,
  row: store.ImportRow,
  { table, told }: { table: Table; told: Told },
): Promise<Setting> {
  const courses = await everyCourse(ctx.db);
  const titles = courses.flatMap((course) => {
    const names = Object.values(localTextOf(course, 'title')).map(plainCourse);
    return [...names, course.id].map((name) => [name, course.id] as const);
  });
  const { timeZone } = ctx.app.config;
  const { columns, answers, ...mapping } = keptIn(row);
  const reading: Reading = {
    columns,
    answers,
    told,
    isFrom1904: table.isFrom1904,
    statuses: new Map(Object.entries(mapping.statuses)),
    chosen: new Map(Object.entries(mapping.courses)),
    rates: new Map(Object.entries(mapping.rates)),
    headings: table.headings,
    timeZone,
    now: ctx.app.now().getTime(),
    seconds: new Map(),
    courses: new Map(titles.reverse()),
  };
  return {
    ...{ importId: row.id, kind: row.kind, reading, lessons: new Map() },
    courses: new Map(courses.map((course) => [course.id, course])),
    tried: { people: new Map(), keys: new Set<string>() } satisfies Piece['tried'],
  };
}

/** Closes the import, lets it be undone from now on, and notifies the person who began it. */
async function end(
  ctx: TxContext,
  row: store.ImportRow,
  { state, problem }: { state: 'done' | 'failed'; problem: string | null },
): Promise<void> {
  const now = ctx.app.now();
  const change = {
    ...{ state, problem, writes: null, finished_at: now.toISOString() },
    ...(row.state === 'running' && { undo_until: new Date(now.getTime() + undoMs).toISOString() }),
  };
  if (!(await store.changeRun(ctx.db, row, change))) throw new Unwanted();
  await publish(ctx, movingInEnded, { id: row.id, run: row.run });
}
