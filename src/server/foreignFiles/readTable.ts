/** Reads a table into a file of rows (`rows.ts`): runs in the process of `program.ts`. */
import { open, rm } from 'node:fs/promises';
import {
  mostCells,
  mostRows,
  mostUnpackedBytes,
  TableUnreadable,
  type TextEncoding,
} from '#shared/foreignTables.ts';
import { recordsOf } from './csvTable.ts';
import { decoded, encodingOf } from './encoding.ts';
import { headed } from './headings.ts';
import type { ForeignRow, RowsHead } from './rows.ts';
import { openWorkbook } from './workbook.ts';

export type ReadResult = { rows: number } | { problem: TableUnreadable['problem']; line: number };

/** Faults of a row spoil what follows; what stands before it can be read. Limits refuse the whole. */
const spoilsTheRest: readonly string[] = ['quotes', 'cell_too_long', 'too_many_columns', 'damaged'];

const batchLength = 256 * 1024;
/** A table that is spoilt further down is kept as far as it goes, and ends with the problem. */
export async function readTable(
  bytes: Buffer,
  into: string,
  encoding: TextEncoding | null,
): Promise<ReadResult> {
  const file = await open(into, 'wx', 0o600);
  let [rows, cells, written, batch] = [0, 0, 0, ''];
  const put = async (value: unknown) => {
    batch += `${JSON.stringify(value)}\n`;
    if (batch.length >= batchLength) await flush();
  };
  const flush = async () => {
    written += batch.length;
    if (written > mostUnpackedBytes) throw new TableUnreadable('too_large', 1);
    await file.write(batch);
    batch = '';
  };
  try {
    const { isFrom1904, encoding: used, ...table } = await openTable(bytes, encoding);
    const { headings, titles, rows: records } = await headed(table.rows);
    await put({ headings, isFrom1904, encoding: used, titles } satisfies RowsHead);
    for await (const row of records) {
      cells += row.cells.length;
      if (++rows > mostRows) throw new TableUnreadable('too_many_rows', row.line);
      if (cells > mostCells) throw new TableUnreadable('too_many_cells', row.line);
      await put(row);
    }
    if (rows === 0) throw new TableUnreadable('no_rows', 2);
    await flush();
    return { rows };
  } catch (error) {
    if (!(error instanceof TableUnreadable)) throw error;
    const { problem, line } = error;
    if (rows > 0 && spoilsTheRest.includes(problem)) {
      await put({ problem, line });
      await flush();
      return { rows };
    }
    await rm(into, { force: true });
    return { problem, line };
  } finally {
    await file.close();
  }
}

interface OpenTable {
  rows: AsyncGenerator<ForeignRow>;
  isFrom1904: boolean;
  encoding: TextEncoding | null;
}

async function openTable(bytes: Buffer, chosen: TextEncoding | null): Promise<OpenTable> {
  const start = bytes.toString('latin1', 0, 4);
  if (start === '\u00d0\u00cf\u0011\u00e0') throw new TableUnreadable('old_excel', 1);
  if (start.startsWith('PK')) {
    const { rows, isFrom1904 } = await openWorkbook(bytes);
    return { rows, isFrom1904, encoding: null };
  }
  const encoding = chosen ?? encodingOf(bytes);
  return { rows: records(decoded(bytes, encoding)), isFrom1904: false, encoding };
}

async function* records(text: string): AsyncGenerator<ForeignRow> {
  yield* recordsOf(text);
}
