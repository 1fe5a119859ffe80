/** Shows a file's content and the results of its rows. */

import { stringify } from 'csv-stringify/sync';
import { everyCourse } from '#features/teaching/courses/server/courses.ts';
import type { Context } from '#server/context.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { cut } from '#shared/graphemes.ts';
import { textIn } from '#shared/localText.ts';
import type { Moved, movingInApi } from '../contract.ts';
import { movingInErrors } from '../errors.ts';
import { type Problem, Unreadable } from '../rules/problems.ts';
import type { Reason } from '../rules/refusals.ts';
import { openQuestions } from '../rules/told.ts';
import { movingInTexts } from '../texts.ts';
import { importById } from './imports.ts';
import { fileOf, keptIn } from './keptMapping.ts';
import * as people from './people.store.ts';
import * as lines from './rows.store.ts';
import * as store from './store.ts';
import { openTable, type Row, type Table } from './table.ts';

type In<K extends keyof typeof movingInApi> = ParsedInput<(typeof movingInApi)[K]>;
type Out<K extends keyof typeof movingInApi> = Output<(typeof movingInApi)[K]>;

export async function list({ db }: Context): Promise<Out<'list'>> {
  return { imports: (await store.latestImports(db)).map(toMoved) };
}

function toMoved(row: store.ImportRow): Moved {
  const { id, kind, source, state, file_name, rows_total, rows_done } = row;
  const { created_at, finished_at, undo_until } = row;
  const [code, line] = row.problem?.split(':') ?? [];
  const problem = code === undefined ? null : { code: code as Problem, line: Number(line) };
  const facts = { id, kind, source, state, file_name, rows_total, rows_done };
  return { ...facts, problem, created_at, finished_at, undo_until };
}

/** @throws not_found */
export async function show(ctx: Context, { id }: In<'show'>): Promise<Out<'show'>> {
  const row = await importById(ctx, id);
  const { unknown, told, columns, courses: chosen, rates, statuses, answers } = keptIn(row);
  const courses = await everyCourse(ctx.db);
  const kept = await people.peopleKept(ctx.db, id);
  const counts = (await lines.countRows(ctx.db, id)).map(({ reason, ...row }) => ({
    ...row,
    reason: reason as Reason | null,
  }));
  return {
    ...toMoved(row),
    columns,
    courses: chosen,
    rates,
    statuses,
    answers,
    ...(await headOf(ctx, row)),
    unknown_courses: unknown.courses,
    unknown_currencies: unknown.currencies,
    unknown_statuses: unknown.statuses,
    questions: openQuestions(told),
    known_courses: courses.map((course) => ({
      id: course.id,
      title: textIn(course, 'title', ctx.actor.language),
    })),
    counts,
    people: await people.countPeople(ctx.db, id),
    kept: kept.map(({ user_id, email, first_name, last_name, kept_because }) => ({
      ...{ user_id, email, name: `${first_name} ${last_name}`.trim() },
      because: kept_because as 'signed_in',
    })),
  };
}

/** With the first row's cells as examples; none once the file is gone. */
async function headOf({ app }: Context, row: store.ImportRow) {
  const none = { headings: [], encoding: null, titles: 0 };
  if (row.file === null) return none;
  try {
    const { headings, encoding, titles, rows } = await openTable(app, fileOf(row));
    const first = await rows.next();
    await rows.return(undefined);
    const cells = first.done ? [] : first.value.cells;
    const examples = headings.map((title, index) => ({ title, example: cut(cells[index] ?? '', 80) }));
    return { headings: examples, encoding, titles };
  } catch (error) {
    if (error instanceof Unreadable) return none;
    throw error;
  }
}

const rowsOnPage = 50;

/** @throws not_found */
export async function rows(ctx: Context, { id, outcome, after }: In<'rows'>): Promise<Out<'rows'>> {
  const row = await importById(ctx, id);
  const found = await lines.findRows(ctx.db, {
    importId: id,
    outcomes: [outcome],
    from: after,
    most: rowsOnPage,
  });
  const cells = await cellsAt(ctx, row, new Set(found.map(({ line }) => line)));
  return {
    rows: found.map(({ line, reason }) => ({
      ...{ line, reason: reason as Reason | null },
      cells: (cells.get(line) ?? []).map((cell) => cut(cell, 80)),
    })),
  };
}

async function cellsAt({ app }: Context, row: store.ImportRow, lines: ReadonlySet<number>) {
  const cells = new Map<number, string[]>();
  if (row.file === null || lines.size === 0) return cells;
  const last = Math.max(...lines);
  for await (const { line, cells: found } of rowsUntilTrouble(
    openTable(app, fileOf(row), (line) => lines.has(line)),
  )) {
    cells.set(line, found);
    if (line >= last) break;
  }
  return cells;
}

async function* rowsUntilTrouble(table: Promise<Pick<Table, 'rows'>>): AsyncGenerator<Row> {
  try {
    yield* (await table).rows;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
  }
}

/** The columns of the file and one more with the reason. @throws not_found, moving_in_file_gone */
export async function refused(ctx: Context, { id }: In<'refused'>): Promise<Out<'refused'>> {
  const row = await importById(ctx, id);
  if (row.file === null) throw new AppError(movingInErrors.moving_in_file_gone);
  const name = `${row.file_name.replace(/\.\w+$/, '').replace(/[^\w-]+/g, '-') || 'rows'}-refused.csv`;
  return { name, type: 'text/csv; charset=utf-8', bytes: refusedRows(ctx, row) };
}

async function* refusedRows(ctx: Context, row: store.ImportRow): AsyncGenerator<string> {
  const options = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true } as const;
  const words = movingInTexts.movingInReasons[ctx.actor.language];
  const most = 1_000_000;
  const found = await lines.findRows(ctx.db, { importId: row.id, outcomes: ['refused'], most });
  const reasons = new Map(found.map(({ line, reason }) => [line, reason as Reason]));
  const table = openTable(ctx.app, fileOf(row), (line) => reasons.has(line));
  const { headings } = await table;
  yield stringify([[...headings, words.heading]], { ...options, bom: true });
  for await (const { line, cells } of rowsUntilTrouble(table)) {
    const reason = reasons.get(line)!;
    const all = Array.from(headings, (_, index) => cells[index] ?? '');
    yield stringify([[...all, words[reason]]], options);
  }
}
