/** Rows one by one, whatever they hold: each comes to something, and none spoils another. */
import { alignPersonNumbers } from '#features/accounts/account/server/movedIn.ts';
import { alignOrderNumbers } from '#features/sales/orders/server/movedIn.ts';
import { makeYielding } from '#server/yieldTurns.ts';
import type { ImportKind } from '../rules/kinds.ts';
import { RowRefused } from '../rules/values.ts';
import { type Piece, type RowResult, writeNotes } from './piece.ts';
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

async function resultOf(piece: Piece, row: Row): Promise<RowResult> {
  try {
    return await writers[piece.kind](piece, row);
  } catch (error) {
    if (!(error instanceof RowRefused)) throw error;
    const { reason } = error;
    return { outcome: reason === 'course_left_out' ? 'left_out' : 'refused', reason };
  }
}
