/** A file as headings and rows, read from its beginning each time. */
import type { Readable } from 'node:stream';
import type { Storage } from '#server/storage/storage.ts';
import { makeYielding } from '#server/yieldTurns.ts';
import { mostRows } from '../rules/kinds.ts';
import { Unreadable } from '../rules/problems.ts';
import { recordsOf, textOf } from './csvTable.ts';
import { rowsOfBook } from './xlsxTable.ts';

export interface Row {
  /** As a spreadsheet counts it. */
  line: number;
  cells: string[];
}

export interface Table {
  headings: string[];
  rows: AsyncGenerator<Row>;
}

/** @throws Unreadable */
export async function openTable(storage: Storage, file: string): Promise<Table> {
  const bytes = await bytesOf(storage, file);
  const all = rowsOf(bytes);
  const first = await all.next();
  if (first.done) throw new Unreadable('no_rows', 1);
  const headings = first.value.cells.map((cell) => cell.replace(/^\ufeff/, '').trim());
  while (headings.at(-1) === '') headings.pop();
  if (headings.length === 0) throw new Unreadable('no_headings', 1);
  return { headings, rows: all };
}

async function bytesOf(storage: Storage, file: string): Promise<Buffer> {
  const size = await storage.sizeOf(file);
  if (size === null) throw new Unreadable('file_gone', 1);
  const pieces: Buffer[] = [];
  for await (const piece of (await storage.read(file, { from: 0, to: size - 1 })) as Readable)
    pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

async function* rowsOf(bytes: Buffer): AsyncGenerator<Row> {
  const yieldTurn = makeYielding();
  if (bytes.subarray(0, 4).toString('latin1') === '\u00d0\u00cf\u0011\u00e0')
    throw new Unreadable('old_excel', 1);
  const rows =
    bytes.subarray(0, 2).toString('latin1') === 'PK' ? rowsOfBook(bytes) : recordsOf(textOf(bytes));
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > mostRows + 1) throw new Unreadable('too_many_rows', row.line);
    yield row;
    await yieldTurn();
  }
}
