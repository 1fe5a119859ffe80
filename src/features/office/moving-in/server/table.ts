/**
 * A file as headings and rows. It is read once, by a process of its own (`server/foreignFiles`), into a file of rows,
 * which every later look goes through. That one is a copy of the upload: it may be deleted at any time.
 */
import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { readRows } from '#server/foreignFiles/foreignFiles.ts';
import type { ForeignRow, RowsHead } from '#server/foreignFiles/rows.ts';
import { makeYielding } from '#server/yieldTurns.ts';
import { day } from '#shared/dates.ts';
import { type TextEncoding, textEncodings } from '#shared/foreignTables.ts';
import { Unreadable } from '../rules/problems.ts';

export type Row = ForeignRow;

export interface Table extends RowsHead {
  rows: AsyncGenerator<Row>;
}

type Wanted = (line: number) => boolean;

/** An upload, in the encoding that somebody has chosen for it. */
export interface TableFile {
  file: string;
  encoding?: TextEncoding | null | undefined;
}

/**
 * Rows whose lines are not wanted are passed over without being looked into.
 * @throws Unreadable; the rows, too, where the file is spoilt further down
 */
export async function openTable(app: App, file: TableFile, isWanted: Wanted = () => true): Promise<Table> {
  const path = pathOf(app, file);
  if (!(await isKept(path))) await read(app, file, path);
  const lines = linesOf(path);
  const head = JSON.parse(String((await lines.next()).value)) as RowsHead;
  return { ...head, rows: rowsIn(lines, isWanted) };
}

/** To be called with the upload's own end. */
export async function forgetTable(app: App, file: string): Promise<void> {
  for (const encoding of [null, ...textEncodings]) await rm(pathOf(app, { file, encoding }), { force: true });
}

function pathOf({ config }: App, { file, encoding }: TableFile): string {
  return join(config.dataDir, 'cache', 'tables', `${file}${encoding ? `.${encoding}` : ''}.rows`);
}

const reading = new Map<string, Promise<void>>();

/** Two who look at the same file wait for the same reading. */
function read(app: App, file: TableFile, path: string): Promise<void> {
  const current = reading.get(path) ?? readOnce(app, file, path).finally(() => reading.delete(path));
  reading.set(path, current);
  return current;
}

async function readOnce(
  { storage, config }: App,
  { file, encoding = null }: TableFile,
  path: string,
): Promise<void> {
  const sizeBytes = file === '' ? null : await storage.sizeOf(file);
  if (sizeBytes === null) throw new Unreadable('file_gone', 1);
  await forgetUnused(join(config.dataDir, 'cache', 'tables'));
  const result = await readRows({ storage, file, sizeBytes, encoding }, path);
  if ('problem' in result) throw new Unreadable(result.problem, result.line);
}

const keptMs = 1 * day;

/** They hold what the upload holds, and a machine of several may not hear of that one's end. */
async function forgetUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - keptMs) await rm(path, { force: true });
  }
}

function isKept(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function* linesOf(path: string): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    let at = 0;
    for (let end = piece.indexOf(10); end !== -1; end = piece.indexOf(10, at)) {
      yield Buffer.concat([...begun, piece.subarray(at, end)]);
      [begun, at] = [[], end + 1];
    }
    begun.push(piece.subarray(at));
  }
}

async function* rowsIn(lines: AsyncIterable<Buffer>, isWanted: Wanted): AsyncGenerator<Row> {
  const yieldTurn = makeYielding();
  for await (const text of lines) {
    await yieldTurn();
    // `{"line":17,…`: what is not wanted is not parsed.
    const [, digits] = /^\{"line":(\d+)/.exec(text.toString('latin1', 0, 20)) ?? [];
    if (digits !== undefined && !isWanted(Number(digits))) continue;
    const row = JSON.parse(text.toString()) as Row | { problem: Unreadable['problem']; line: number };
    if ('problem' in row) throw new Unreadable(row.problem, row.line);
    yield row;
  }
}
