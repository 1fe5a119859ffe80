/** Orders as their buyer sees them. Found through the account: another's order is not found. */

import { documentPath } from '#features/publishing/documents/rules/documents.ts';
import { documentsInForceAt } from '#features/publishing/documents/server/documents.ts';
import { printed } from '#features/teaching/certificates/server/printCertificate.ts';
import { member } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/database.ts';
import type { Output, ParsedInput } from '#shared/contract.ts';
import { schoolDay } from '#shared/dates.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { SentFile } from '#shared/files.ts';
import { toRubles } from '#shared/money.ts';
import type { OwnOrder, ownOrdersApi } from '../contract/own.ts';
import { type Standing, standingFacts } from '../rules/standings.ts';
import { isRefundDue, orderNumber } from '../rules.ts';
import { cancelUnpaid } from './cancellation.ts';
import { guardianOf } from './guardian.ts';
import { invoicePaper } from './invoice.ts';
import { holdOrder, type OrderRow, orderDocuments } from './orders.ts';
import { type OwnPaymentRow, orderOf, ordersOf, paymentsOfAll } from './own.store.ts';
import { standingOfOrder, standingsOf } from './standing.ts';
import { titleOf } from './titles.ts';

type In<K extends keyof typeof ownOrdersApi> = ParsedInput<(typeof ownOrdersApi)[K]>;
type Out<K extends keyof typeof ownOrdersApi> = Output<(typeof ownOrdersApi)[K]>;

export async function ownOrders(ctx: Context): Promise<Out<'list'>> {
  return { orders: await toOwn(ctx, await ordersOf(ctx.db, member(ctx.actor).id)) };
}

/** All orders of an account, newest first, for features that show them to staff or to their buyer. */
export function ordersOfAccount(db: Db, userId: string): Promise<OrderRow[]> {
  return ordersOf(db, userId);
}

/** Money that still comes still counts. @throws not_found; conflict once it is paid or over */
export async function cancelOwn(ctx: Context, { id }: In<'cancel'>): Promise<OwnOrder> {
  const userId = member(ctx.actor).id;
  await ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, id);
    if (order?.user_id !== userId) throw notFound();
    if (!standingFacts[await standingOfOrder(ctx, order)].mayCancel) throw new AppError('conflict');
    await cancelUnpaid(ctx, { orderId: order.id, reason: 'canceled_by_buyer' });
  });
  const row = await orderOf(ctx.db, userId, id);
  if (!row) throw notFound();
  return (await toOwn(ctx, [row]))[0]!;
}

/** @throws not_found; conflict for an order that is over without having been paid, or whose money is held */
export async function ownInvoice(ctx: Context, { id }: In<'invoice'>): Promise<SentFile> {
  const order = await orderOf(ctx.db, member(ctx.actor).id, id);
  if (!order) throw notFound();
  if (standingFacts[await standingOfOrder(ctx, order)].paper === null) throw new AppError('conflict');
  const day = schoolDay(new Date(order.created_at), ctx.app.config.timeZone);
  const document = await invoicePaper(ctx, order);
  return printed(ctx, { name: `order-${order.number}-${day}.pdf`, document });
}

async function toOwn(ctx: Context, rows: readonly OrderRow[]): Promise<OwnOrder[]> {
  const { language } = ctx.actor;
  const all = await paymentsOfAll(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const payments = Map.groupBy(all, ({ order_id }) => order_id);
  const standings = await standingsOf(ctx, rows);
  return Promise.all(
    rows.map(async (row) => {
      const guardian = await guardianOf(ctx, row.id);
      const standing = standings.get(row.id)!;
      return {
        ...factsOf(row, standing),
        course_title: titleOf(row, language),
        payments: (payments.get(row.id) ?? []).map(toPayment),
        documents: await documentsOf(ctx, row),
        guardian: guardian && { state: guardian.state, email: guardian.guardian_email },
        // The guardian pays, by a link of their own.
        pay_url:
          standingFacts[standing].mayPay && !guardian
            ? ((payments.get(row.id) ?? []).find((one) => one.status === 'pending')?.confirmation_url ?? null)
            : null,
      };
    }),
  );
}

function factsOf(row: OrderRow, standing: Standing) {
  return {
    id: row.id,
    number: orderNumber(row.number),
    product: row.product,
    course_id: row.course_id,
    amount: toRubles(row.amount_kopecks),
    regular_price: toRubles(row.regular_price_kopecks),
    saving: toRubles(row.regular_price_kopecks - row.amount_kopecks),
    price_reason: row.price_reason,
    status: row.status,
    standing,
    date: row.created_at,
    paid_at: row.paid_at,
    returned: toRubles(row.returned_kopecks),
    refund_due: isRefundDue(row),
    test: row.money === 'test',
    rehearsal: row.money === 'rehearsal',
    can_cancel: standingFacts[standing].mayCancel,
  };
}

/** The buyer has paid: there is nothing left to pay. */
function isHeld({ status, held_at }: OwnPaymentRow): boolean {
  return status === 'pending' && held_at !== null;
}

function toPayment(row: OwnPaymentRow) {
  return {
    provider: row.provider,
    status: row.status,
    is_held: isHeld(row),
    reason: row.cancellation_reason,
    date: row.created_at,
    amount: toRubles(row.amount_kopecks),
  };
}

/** Documents that a buyer agrees to with an order, as they were in force then. */
async function documentsOf(ctx: Context, row: OrderRow): Promise<OwnOrder['documents']> {
  const { language } = ctx.actor;
  const inForce = await documentsInForceAt(ctx.db, row.created_at, language);
  return orderDocuments.flatMap((document) => {
    const found = inForce.get(document);
    if (!found) return [];
    const { version, title } = found;
    return [{ document, version, title, url: documentPath(document, language, version) }];
  });
}
