/** Orders and payments. */
import { addPaid } from '#features/accounts/account/server/accounts.ts';
import { isMoney } from '#features/sales/orders/rules.ts';
import { moveInOrder, payMovedIn } from '#features/sales/orders/server/movedIn.ts';
import { reasonsOf } from '#features/sales/orders/server/orderReason.ts';
import type { OrderRow } from '#features/sales/orders/server/orders.ts';
import { moveInPayment } from '#features/sales/payments/server/movedIn.ts';
import type { TxContext } from '#server/context.ts';
import { localTextOf } from '#shared/localText.ts';
import { revenueStates } from '#shared/orderStates.ts';
import { movingIn } from '../manifest.ts';
import { RowRefused } from '../rules/refusals.ts';
import { emailIn, statusIn } from '../rules/values.ts';
import { note, type Piece, type RowResult, touch } from './piece.ts';
import { cellsBy, kopecksIn, type OrderDraft, orderIn, timeIn } from './readRow.ts';
import type { Row } from './table.ts';
import { openFor, personFor } from './writePeople.ts';

const orderReason = reasonsOf(movingIn.orderReasons);

export async function writeOrder(piece: Piece, row: Row): Promise<RowResult> {
  const draft = orderIn(piece.reading, cellsBy(piece.reading, row), row.line);
  const { tx } = piece;
  const isKnown =
    piece.orders.get(draft.knownAs)?.email === draft.who.email || piece.tried.keys.has(draft.knownAs);
  if (isKnown) return { outcome: 'unchanged', reason: null };
  const { user } = await personFor(piece, draft.who, { createdAt: draft.createdAt });
  piece.tried.keys.add(draft.knownAs);
  const isOpening = revenueStates.includes(draft.status);
  if (!tx) {
    const isOpened =
      isOpening && (await openFor(piece, user, { courseId: draft.courseId, openedAt: null, orderId: null }));
    return { outcome: 'created', reason: isOpening && !isOpened ? 'owned_already' : draft.who.note };
  }
  const order = await placed(piece, tx, { draft, userId: user.id });
  if (!order) return { outcome: 'unchanged', reason: null };
  note(piece, user.id, { kind: 'order', id: order.id });
  if (draft.paidAt) await receive(tx, order, draft.paidAt);
  const opening = { courseId: draft.courseId, openedAt: draft.paidAt, orderId: order.id };
  const isOpened = isOpening && (await openFor(piece, user, opening));
  return { outcome: 'created', reason: isOpening && !isOpened ? 'owned_already' : draft.who.note };
}

function placed(
  { courses }: Piece,
  tx: TxContext,
  { draft, userId }: { draft: OrderDraft; userId: string },
): Promise<OrderRow | null> {
  const { who, courseId, amountKopecks, status } = draft;
  const order = {
    ...draft,
    ...{ userId, email: who.email, phone: who.phone, name: `${who.firstName} ${who.lastName}`.trim() },
    courseTitle: localTextOf(courses.get(courseId)!, 'title'),
    returnedKopecks: status === 'refunded' ? amountKopecks : 0,
  };
  return moveInOrder(tx, order, orderReason('moved_in'));
}

async function receive(tx: TxContext, order: OrderRow, paidAt: string): Promise<void> {
  const { id: orderId, amount_kopecks: amountKopecks, returned_kopecks } = order;
  await moveInPayment(tx, { orderId, amountKopecks, paidAt });
  if (isMoney(order) && order.user_id) await addPaid(tx.db, order.user_id, amountKopecks - returned_kopecks);
}

/** A payment says when the money of an order came; one that was not paid there is left out. */
export async function writePayment(piece: Piece, row: Row): Promise<RowResult> {
  const { reading, tx } = piece;
  const cell = cellsBy(reading, row);
  if (cell('number') === '') throw new RowRefused('number_missing');
  kopecksIn(reading, cell);
  const paidAt = timeIn(reading, { cell, field: 'paid_at', line: row.line });
  if (paidAt === null) throw new RowRefused('date_missing');
  if (cell('status') !== '' && statusIn(cell('status'), reading.statuses) !== 'paid')
    return { outcome: 'left_out', reason: 'not_paid' };
  const order = piece.orders.get(`number ${cell('number')}`);
  if (!order?.moved_in_as || !order.user_id) throw new RowRefused('order_unknown');
  if (cell('email') !== '' && emailIn(cell('email')) !== order.email)
    throw new RowRefused('order_of_another');
  const isOpen = order.status === 'expired' || order.status === 'canceled';
  if (!isOpen || piece.tried.keys.has(order.id)) return { outcome: 'unchanged', reason: 'paid_already' };
  piece.tried.keys.add(order.id);
  if (tx) await pay(piece, tx, { order, paidAt });
  return { outcome: 'changed', reason: null };
}

async function pay(
  piece: Piece,
  tx: TxContext,
  { order, paidAt }: { order: OrderRow; paidAt: string },
): Promise<void> {
  const userId = order.user_id!;
  if (!(await payMovedIn(tx, order, { paidAt, reason: orderReason('moved_in') }))) return;
  const { status, paid_at } = order;
  touch(piece, userId, false);
  note(piece, userId, { kind: 'payment', id: order.id, before: { status, paid_at } });
  await receive(tx, order, paidAt);
  const user = { id: userId } as Parameters<typeof openFor>[1];
  if (order.course_id)
    await openFor(piece, user, { courseId: order.course_id, openedAt: paidAt, orderId: order.id });
}
