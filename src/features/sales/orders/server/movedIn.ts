/** Orders of a former school: they are what they were there, and nothing follows from them. */
import { vatCodeOf } from '#server/config.ts';
import type { TxContext } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import { nextNumber } from '#server/db/numbers.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import type { LocalText } from '#shared/i18n.ts';
import { translatedColumns } from '#shared/localText.ts';
import { type Money, type OrderState, orderStates } from '#shared/orderStates.ts';
import { searchable } from '#shared/search.ts';
import { alignNumbers } from './numbers.store.ts';
import type { OrderReason } from './orderReason.ts';
import * as store from './store.ts';

export interface MovedInOrder {
  userId: string;
  email: string;
  name: string;
  phone: string | null;
  courseId: string;
  courseTitle: LocalText;
  amountKopecks: number;
  returnedKopecks: number;
  status: OrderState;
  createdAt: string;
  paidAt: string | null;
  /** The order's name at the former school: a second one of that name is refused. */
  knownAs: string;
  /** Its number in this product, where it comes from one; another one where it is taken. */
  number: number | null;
  /** Its number as its buyer knows it. */
  oldNumber: string;
}

export function ordersKnownAs(
  db: Db,
  known: { keys: readonly string[]; numbers: readonly number[] },
): Promise<store.OrderRow[]> {
  return store.ordersKnownAs(db, known);
}

/** Null where it has come before. Call `alignOrderNumbers` before the transaction ends. */
export async function moveInOrder(
  ctx: TxContext,
  order: MovedInOrder,
  reason: OrderReason,
): Promise<store.OrderRow | null> {
  const row = rowOf(ctx, order);
  const { number } = order;
  const isNumbered = number !== null && (await store.insertNumbered(ctx.db, { ...row, number }));
  const next = () => nextNumber(ctx.db, 'orders', 'order_numbers') as unknown as number;
  if (!isNumbered && !(await store.insertNumbered(ctx.db, { ...row, number: next() }))) return null;
  await store.history.write(ctx, {
    ...{ order_id: row.id, from_status: null, to_status: order.status, reason },
    details: JSON.stringify({ number: order.oldNumber }),
  });
  return (await store.findOrder(ctx.db, row.id)) ?? null;
}

function rowOf(ctx: TxContext, order: MovedInOrder) {
  const { userId, email, name, phone, courseId, amountKopecks, status, createdAt } = order;
  const id = newId();
  return {
    ...({ id, email, name, phone, status, user_id: userId, language: 'ru', product: 'course' } as const),
    ...{ course_id: courseId, ...translatedColumns({ course_title: order.courseTitle }) },
    ...{ amount_kopecks: amountKopecks, list_price_kopecks: amountKopecks },
    ...({ regular_price_kopecks: amountKopecks, price_reason: 'list', currency: 'RUB' } as const),
    ...{ promotion_id: null, promo_code_id: null, reminder_agreed_at: null, key_hash: null },
    ...{ secret_hash: hashToken(newToken()), vat_code: vatCodeOf(ctx.app.config) },
    ...{ account_created: 0, made_account: 0, created_at: createdAt, paid_at: order.paidAt },
    ...{ returned_kopecks: order.returnedKopecks, moved_in_as: order.knownAs },
    // Money paid elsewhere was real: a rehearsal's end does not remove it.
    money: (ctx.app.config.mode === 'demo' ? 'demo' : 'real') as Money,
    search: searchable(email, name, phone, order.courseTitle.ru, order.oldNumber, id),
  };
}

/** Own numbers go on after those that were given. */
export function alignOrderNumbers(ctx: TxContext): Promise<void> {
  return alignNumbers(ctx.db);
}

/** The money came after all: the former school's list of payments says when. False where it is not open any more. */
export async function payMovedIn(
  ctx: TxContext,
  order: store.OrderRow,
  { paidAt, reason }: { paidAt: string; reason: OrderReason },
): Promise<boolean> {
  const move = { id: order.id, from: order.status, to: 'paid', change: { paid_at: paidAt } } as const;
  if (!(await store.moveOrderRow(ctx.db, move))) return false;
  const entry = { order_id: order.id, from_status: order.status, to_status: 'paid', reason } as const;
  await store.history.write(ctx, { ...entry, details: null });
  return true;
}

/** Takes an order back to what it was before `payMovedIn`. */
export async function unpayMovedIn(
  ctx: TxContext,
  orderId: string,
  before: Pick<store.OrderRow, 'status' | 'paid_at'>,
): Promise<void> {
  const change = { paid_at: before.paid_at };
  await store.moveOrderRow(ctx.db, { id: orderId, from: 'paid', to: before.status, change });
}

/** With its history. */
export function deleteMovedIn(ctx: TxContext, orderId: string): Promise<void> {
  return store.deleteOrder(ctx.db, orderId);
}

/** Orders of the account, whatever became of them. */
export function everyOrderOf(db: Db, userId: string): Promise<store.OrderRow[]> {
  return store.ordersOf(db, userId, orderStates);
}
