import { keepDocuments } from '#features/publishing/documents/server/facts.ts';
import type { PriceReason } from '#features/teaching/courses/contract/prices.ts';
import { moneyOf, vatCodeOf } from '#server/config.ts';
import type { TxContext } from '#server/context.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import { notFound } from '#shared/errors.ts';
import type { Language, LocalText } from '#shared/i18n.ts';
import { translatedColumns } from '#shared/localText.ts';
import { type Money, type OrderState, revenueStates } from '#shared/orderStates.ts';
import { searchable } from '#shared/search.ts';
import { orderPaid } from '../contract.ts';
import { canMove, hasEnded, type RefundReason, refundReasons } from '../rules.ts';
import { namedAmong } from './named.store.ts';
import { type OrderReason, orderReason } from './orderReason.ts';
import { originOf } from './origin.ts';
import * as store from './store.ts';

export type { OrderRow } from './store.ts';

export interface NewOrder {
  userId: string | null;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  /** Null for a rating. */
  courseId: string | null;
  /** The product's name, as its buyer saw it. */
  courseTitle: LocalText;
  amountKopecks: number;
  /** Where the amount comes from, kept as it is now. Without it the amount is the list price. */
  price?: {
    listKopecks: number;
    /** Crossed out beside it; the amount itself where nothing was. */
    regularKopecks: number;
    reason: PriceReason;
    promotionId: string | null;
    promoCodeId: string | null;
  };
  /** Lets its holder follow the order; only the hash is kept. */
  secret: string;
  /** How it came to be; by the buyer unless given. */
  reason?: OrderReason;
  /** Kind of money where it does not come through the provider. */
  money?: Money;
  /** Shows the state of the order in any browser; only the hash is kept. */
  key?: string;
  /** The buyer agreed to one reminder, should the payment stay unfinished. */
  isReminderAgreed?: boolean;
}

/**
 * Writes a new order as part of `tx` and answers its id.
 * @throws a unique violation where another order has the same secret
 */
export async function placeOrder(ctx: TxContext, order: NewOrder): Promise<string> {
  const id = newId();
  const now = ctx.app.now().toISOString();
  await store.insertOrder(ctx.db, {
    id,
    user_id: order.userId,
    email: order.email,
    name: order.name,
    phone: order.phone,
    language: order.language,
    product: order.courseId === null ? 'rating' : 'course',
    course_id: order.courseId,
    ...translatedColumns({ course_title: order.courseTitle }),
    amount_kopecks: order.amountKopecks,
    list_price_kopecks: order.price?.listKopecks ?? order.amountKopecks,
    regular_price_kopecks: order.price?.regularKopecks ?? order.amountKopecks,
    price_reason: order.price?.reason ?? 'list',
    promotion_id: order.price?.promotionId ?? null,
    promo_code_id: order.price?.promoCodeId ?? null,
    currency: 'RUB',
    status: 'new',
    secret_hash: hashToken(order.secret),
    key_hash: order.key === undefined ? null : hashToken(order.key),
    reminder_agreed_at: order.isReminderAgreed ? now : null,
    vat_code: vatCodeOf(ctx.app.config),
    account_created: 0,
    made_account: 0,
    created_at: now,
    paid_at: null,
    money: order.money ?? moneyOf(ctx.app.config),
    search: searchable(order.email, order.name, order.phone, order.courseTitle.ru, id),
    ...(await originOf(ctx)),
  });
  await keepDocuments(ctx, orderDocuments);
  const reason = order.reason ?? orderReason('placed');
  await remember(ctx, { orderId: id, from: null, to: 'new', reason });
  return id;
}

/** Documents that the cabinet shows as of the day of an order. */
export const orderDocuments = ['offer', 'privacy'] as const;

export interface OrderMove {
  orderId: string;
  to: OrderState;
  reason: OrderReason;
  /** Values for the reason's text. */
  details?: Record<string, string>;
  change?: store.OrderChange;
}

/**
 * Moves an order as part of `tx` where the table of moves allows it, writes the history and says so to
 * others. Compare and set: of several callers one gets true. @throws not_found
 */
export async function moveOrder(ctx: TxContext, move: OrderMove): Promise<boolean> {
  const { orderId, to, reason, details } = move;
  const order = await store.lockOrder(ctx.db, orderId);
  if (!order) throw notFound();
  if (!canMove(order.status, to)) return false;
  const change = {
    ...move.change,
    ...(to === 'paid' && { paid_at: ctx.app.now().toISOString() }),
    ...(hasEnded({ status: to }) && { end_reason: reason }),
  };
  if (!(await store.moveOrderRow(ctx.db, { id: orderId, from: order.status, to, change }))) return false;
  await remember(ctx, { orderId, from: order.status, to, reason, details });
  if (to === 'paid') await publish(ctx, orderPaid, { orderId });
  return true;
}

/** A remark in the history that changes nothing, for staff. @throws not_found */
export async function noteOrder(
  ctx: TxContext,
  { orderId, reason, details }: { orderId: string; reason: OrderReason; details?: Record<string, string> },
): Promise<void> {
  const order = await store.lockOrder(ctx.db, orderId);
  if (!order) throw notFound();
  await remember(ctx, { orderId, from: order.status, to: order.status, reason, details });
}

export interface NewBuyer {
  email: string;
  userId: string;
  /** The account waits for a password chosen by link. */
  isNew: boolean;
  /** This purchase made the account. */
  isMade: boolean;
}

/** Moves an order that the caller holds to another address and account, and records both in its history. */
export async function changeBuyer(ctx: TxContext, order: store.OrderRow, buyer: NewBuyer) {
  await store.changeOrder(ctx.db, order.id, {
    email: buyer.email,
    user_id: buyer.userId,
    account_created: buyer.isNew ? 1 : 0,
    made_account: buyer.isMade ? 1 : 0,
    search: searchable(buyer.email, order.name, order.phone, order.course_title, order.id),
  });
  await noteOrder(ctx, {
    orderId: order.id,
    reason: orderReason('email_corrected'),
    details: { from: order.email, to: buyer.email },
  });
}

/** Sets when the money came, where that is known better than from the moment the order was marked as paid. */
export function setPaidAt(tx: Tx, orderId: string, at: string): Promise<void> {
  return store.changeOrder(tx, orderId, { paid_at: at });
}

/** Those of these courses that any order names. */
export function orderedAmong(db: Db, courseIds: readonly string[]): Promise<string[]> {
  return namedAmong(db, 'course_id', { ids: courseIds });
}

/** Whether the account of the order has no other, in whatever state. */
export function isOnlyOrder(db: Db, order: Pick<store.OrderRow, 'id' | 'user_id'>): Promise<boolean> {
  return store.isOnlyOrder(db, order);
}

/** Whether any order belongs to the account. */
export function hasOrderOf(tx: Tx, userId: string): Promise<boolean> {
  return store.hasOrderOf(tx, userId);
}

/**
 * Says of a paid order, as part of `tx`, that its money bought nothing: the history tells why, the panel
 * shows it among the refunds due. @throws not_found
 */
export async function markRefundDue(ctx: TxContext, orderId: string, why: RefundReason): Promise<void> {
  await store.changeOrder(ctx.db, orderId, { is_duplicate: 1 });
  await noteOrder(ctx, { orderId, reason: orderReason(why) });
}

/** Why the money of an order has to go back; null where it hasn't. */
export async function refundReason(db: Db, order: store.OrderRow): Promise<RefundReason | null> {
  if (order.is_duplicate !== 1 || !revenueStates.includes(order.status)) return null;
  const history = await store.history.read(db, order.id);
  return refundReasons.find((why) => history.some(({ reason }) => reason === why)) ?? null;
}

/** The order, held until `tx` ends: others who want to change it wait. */
export function holdOrder(tx: Tx, orderId: string): Promise<store.OrderRow | undefined> {
  return store.lockOrder(tx, orderId);
}

export function findOrder(db: Db, orderId: string): Promise<store.OrderRow | undefined> {
  return store.findOrder(db, orderId);
}

export function orderBySecret(db: Db, secret: string): Promise<store.OrderRow | undefined> {
  return store.findOrderBySecret(db, hashToken(secret));
}

/** Its key shows the state of an order, and opens nothing. */
export function orderByKey(db: Db, key: string): Promise<store.OrderRow | undefined> {
  return store.findOrderByKey(db, hashToken(key));
}

/** Orders that made this account. */
export function ordersThatMade(db: Db, userId: string): Promise<store.OrderRow[]> {
  return store.ordersThatMade(db, userId);
}

/** The order's secret and its key name another order from now on. */
export function forgetSecret(tx: Tx, orderId: string): Promise<void> {
  return store.changeOrder(tx, orderId, { secret_hash: hashToken(newToken()), key_hash: null });
}

interface HistoryEntry {
  orderId: string;
  from: OrderState | null;
  to: OrderState;
  reason: string;
  details?: Record<string, string> | undefined;
}

async function remember(ctx: TxContext, entry: HistoryEntry): Promise<void> {
  await store.history.write(ctx, {
    order_id: entry.orderId,
    from_status: entry.from,
    to_status: entry.to,
    reason: entry.reason,
    details: entry.details ? JSON.stringify(entry.details) : null,
  });
}
