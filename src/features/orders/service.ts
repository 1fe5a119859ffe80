import type { PriceReason } from '#features/courses/prices/contract.ts';
import type { Actor } from '#server/actor.ts';
import type { App } from '#server/app.ts';
import type { Db, Tx } from '#server/db/database.ts';
import { publish } from '#server/outbox/queue.ts';
import { hashToken, newId, newToken } from '#server/tokens.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';
import type { Language } from '#shared/i18n.ts';
import { toRubles } from '#shared/money.ts';
import { searchable } from '#shared/search.ts';
import { type Order, type OrderState, orderEnded, orderPaid, type ordersApi } from './contract.ts';
import { canMove, isRefundDue } from './rules.ts';
import * as store from './store.ts';

export type { OrderRow } from './store.ts';

export interface NewOrder {
  userId: string | null;
  email: string;
  name: string;
  phone: string | null;
  language: Language;
  courseId: string;
  courseTitle: string;
  amountKopecks: number;
  /** Where the amount comes from, kept as it is now. Without it the amount is the list price. */
  price?: { listKopecks: number; reason: PriceReason; promotionId: string | null };
  /** Lets its holder follow the order; only the hash is kept. */
  secret: string;
}

/**
 * Writes a new order as part of `tx` and answers its id.
 * @throws a unique violation where another order has the same secret
 */
export async function placeOrder(app: App, tx: Tx, actor: Actor, order: NewOrder): Promise<string> {
  const id = newId();
  const now = app.now().toISOString();
  await store.insertOrder(tx, {
    id,
    user_id: order.userId,
    email: order.email,
    name: order.name,
    phone: order.phone,
    language: order.language,
    course_id: order.courseId,
    course_title: order.courseTitle,
    amount_kopecks: order.amountKopecks,
    list_price_kopecks: order.price?.listKopecks ?? order.amountKopecks,
    price_reason: order.price?.reason ?? 'list',
    promotion_id: order.price?.promotionId ?? null,
    currency: 'RUB',
    status: 'new',
    secret_hash: hashToken(order.secret),
    account_created: 0,
    created_at: now,
    paid_at: null,
    search: searchable(order.email, order.name, order.phone, order.courseTitle, id),
  });
  await remember(app, tx, { orderId: id, from: null, to: 'new', reason: 'placed', actor });
  return id;
}

export interface OrderMove {
  orderId: string;
  to: OrderState;
  /** A word or two for the history, e.g. the provider's reason. */
  reason: string;
  change?: store.OrderChange;
}

/**
 * Moves an order as part of `tx` where the table of moves allows it, writes the history and says so to others.
 * Compare and set: of several callers one gets true. @throws not_found
 */
export async function moveOrder(app: App, tx: Tx, actor: Actor, move: OrderMove): Promise<boolean> {
  const { orderId, to, reason } = move;
  const order = await store.lockOrder(tx, orderId);
  if (!order) throw notFound();
  if (!canMove(order.status, to)) return false;
  const change = { ...move.change, ...(to === 'paid' && { paid_at: app.now().toISOString() }) };
  if (!(await store.moveOrderRow(tx, orderId, order.status, to, change))) return false;
  await remember(app, tx, { orderId, from: order.status, to, reason, actor });
  if (to === 'paid') await publish(app, tx, orderPaid, { orderId });
  if (to === 'canceled' || to === 'expired') await publish(app, tx, orderEnded, { orderId });
  return true;
}

/** A remark in the history that changes nothing, for whoever looks after the order. @throws not_found */
export async function noteOrder(
  app: App,
  tx: Tx,
  actor: Actor,
  orderId: string,
  remark: string,
): Promise<void> {
  const order = await store.lockOrder(tx, orderId);
  if (!order) throw notFound();
  await remember(app, tx, { orderId, from: order.status, to: order.status, reason: remark, actor });
}

/**
 * Says of a paid order, as part of `tx`, that its buyer owned the course already: the history tells it, the panel
 * shows it among the refunds due. @throws not_found
 */
export async function markDuplicate(app: App, tx: Tx, actor: Actor, orderId: string): Promise<void> {
  await store.changeOrder(tx, orderId, { is_duplicate: 1 });
  await noteOrder(app, tx, actor, orderId, 'the buyer owns the course already: refund is due');
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

/** The order's secret opens nothing any more. */
export function forgetSecret(tx: Tx, orderId: string): Promise<void> {
  return store.changeOrder(tx, orderId, { secret_hash: hashToken(newToken()) });
}

type In<K extends keyof typeof ordersApi> = ParsedInput<(typeof ordersApi)[K]>;
type Out<K extends keyof typeof ordersApi> = Output<(typeof ordersApi)[K]>;

/** One page of the selection, and sums over all of it in rubles. */
export async function listOrders(_actor: Actor, app: App, input: In<'list'>): Promise<Out<'list'>> {
  const { handle } = app.database;
  const rows = await store.findOrders(handle, input, {
    sort: input.sort,
    direction: input.direction,
    limit: input.page_size,
    offset: (input.page - 1) * input.page_size,
  });
  const sums = await store.sumOrders(handle, input);
  return {
    orders: rows.map(toOrder),
    total: sums.total,
    summary: { revenue: toRubles(sums.revenue_kopecks), orders: sums.total, successful: sums.paid },
  };
}

/** @throws not_found */
export async function showOrder(_actor: Actor, app: App, input: In<'show'>): Promise<Out<'show'>> {
  const { handle } = app.database;
  const row = await store.findOrder(handle, input.id);
  if (!row) throw notFound();
  const history = await store.historyOf(handle, row.id);
  const payments = await store.paymentsOf(handle, row.id);
  return {
    ...toOrder(row),
    list_price: toRubles(row.list_price_kopecks),
    discount: toRubles(row.list_price_kopecks - row.amount_kopecks),
    price_reason: row.price_reason,
    history: history.map(({ from_status, to_status, reason, created_at }) => ({
      from: from_status,
      to: to_status,
      reason,
      at: created_at,
    })),
    payments: payments.map(({ amount_kopecks, ...payment }) => ({
      ...payment,
      amount: toRubles(amount_kopecks),
    })),
  };
}

function toOrder(row: store.OrderRow): Order {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    user_id: row.user_id,
    course_id: row.course_id,
    course_title: row.course_title,
    amount: toRubles(row.amount_kopecks),
    currency: row.currency,
    status: row.status,
    date: row.created_at,
    paid_at: row.paid_at,
    refund_due: isRefundDue(row),
  };
}

interface HistoryEntry {
  orderId: string;
  from: OrderState | null;
  to: OrderState;
  reason: string;
  actor: Actor;
}

async function remember(app: App, tx: Tx, entry: HistoryEntry): Promise<void> {
  await store.insertHistory(tx, {
    id: newId(),
    order_id: entry.orderId,
    from_status: entry.from,
    to_status: entry.to,
    reason: entry.reason,
    actor_id: entry.actor.kind === 'member' ? entry.actor.id : null,
    created_at: app.now().toISOString(),
  });
}
