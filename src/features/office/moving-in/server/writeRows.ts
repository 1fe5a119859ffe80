/** Rows one by one, whatever they hold: each comes to something, and none spoils another. */
import { alignPersonNumbers } from '#features/accounts/account/server/movedIn.ts';
import { alignOrderNumbers } from '#features/sales/orders/server/movedIn.ts';
import { makeYielding } from '#server/yieldTurns.ts';
import type { ImportKind } from '../rules/kinds.ts';
import { type Reason, RowRefused } from '../rules/refusals.ts';
import { type Piece, type RowResult, writeNotes } from './piece.ts';
import type { Reading } from './readRow.ts';
import * as lines from './rows.store.ts';
import type { Row } from './table.ts';
import { writeCertificate, writeLearning } from './writeLearning.ts';
import { writeOrder, writePayment } from './writeOrders.ts';
import { writePerson } from './writePeople.ts';

const writers: Record<ImportKind, (piece: Piece, row: Row) => Promise<RowResult>> = {
  people: writePerson,
  orders: writeOrder,
  payments: writePayment,
  learning: writeLearning,
  certificates: writeCertificate,
};

export async function writeRows(piece: Piece, rows: readonly Row[]): Promise<void> {
  const yieldTurn = makeYielding();
  const results: (RowResult & { line: number })[] = [];
  for (const row of rows) {
    results.push({ line: row.line, ...(await resultOf(piece, row)) });
    await yieldTurn();
  }
  const { tx, ctx, importId } = piece;
  if (tx) {
    await writeNotes(piece);
    await alignPersonNumbers(tx);
    await alignOrderNumbers(tx);
  }
  await lines.insertRows(
    (tx ?? ctx).db,
    results.map((result) => ({ import_id: importId, ...result })),
  );
}

/** Somebody has said that such rows are not wanted. */
const chosenReasons: readonly Reason[] = ['course_left_out', 'status_left_out'];

const totals = /^(?:итого|итог|всего|общий итог|total|totals|grand total|sum|合计|总计|小计)[\s:.\d]*$/i;

/** A line of sums, or the headings once more, where pages or files were joined. */
function isNoData({ columns, headings }: Reading, { cells }: Row): boolean {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  if (totals.test(first) && !(cells[columns.email ?? -1] ?? '').includes('@')) return true;
  return headings.every((heading, column) => (cells[column] ?? '').trim().replace(/\s+/g, ' ') === heading);
}

async function resultOf(piece: Piece, row: Row): Promise<RowResult> {
  if (isNoData(piece.reading, row)) return { outcome: 'left_out', reason: 'no_data' };
  try {
    return await writers[piece.kind](piece, row);
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    const { reason } = error;
    return { outcome: chosenReasons.includes(reason) ? 'left_out' : 'refused', reason };
  }
}
