/** Actions of staff on orders. Each is one transaction with its entry in the audit log. */

import { askGuardianAgain, clearMinor as takeOffTick } from '#features/accounts/guardians/server/asking.ts';
import type { AuditAction, AuditFields } from '#features/records/audit/rules.ts';
import { recordAction } from '#features/records/audit/server/audit.ts';
import { endUnpaid } from '#features/sales/payments/server/ending.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { ordersPanelApi } from '../contract/panel.ts';
import type { OrderDetails } from '../contract.ts';
import { allowedActions } from '../rules/panel.ts';
import { orderNumber } from '../rules.ts';
import { sendAccessAgain, sendStaffMail, tellAdult } from './jobs.ts';
import { showOrder } from './list.ts';
import {
  findManualPayment,
  insertMail,
  insertNote,
  setReceiptNumber as keepReceiptNumber,
} from './notes.store.ts';
import { holdOrder, moveOrder, noteOrder, type OrderRow } from './orders.ts';

type In<K extends keyof typeof ordersPanelApi> = ParsedInput<(typeof ordersPanelApi)[K]>;

/** @throws not_found */
export function addNote(ctx: Context, { id, text }: In<'addNote'>): Promise<OrderDetails> {
  return act(ctx, id, async (ctx, order) => {
    await insertNote(ctx.db, { ...written(ctx, order), text });
    await record(ctx, order, 'order.noted');
  });
}

/** Mails the buyer at the order's address. @throws not_found; conflict once the buyer is erased */
export function writeToBuyer(ctx: Context, { id, subject, text }: In<'write'>): Promise<OrderDetails> {
  return act(ctx, id, async (ctx, order) => {
    refuseUnless(order, 'write');
    const row = { ...written(ctx, order), email: order.email, title: subject, text, sent_at: null };
    await insertMail(ctx.db, row);
    await queue(ctx, sendStaffMail, { mailId: row.id });
    await record(ctx, order, 'order.mailed', { after: { subject } });
  });
}

/** @throws not_found; conflict where there is no account with a course */
export function sendAccess(ctx: Context, { id }: In<'sendAccess'>): Promise<OrderDetails> {
  return act(ctx, id, async (ctx, order) => {
    refuseUnless(order, 'sendAccess');
    await queue(ctx, sendAccessAgain, { orderId: order.id, userId: order.user_id! });
    await record(ctx, order, 'order.access_sent');
  });
}

/** @throws not_found; conflict where no guardian's answer is waited for; too_many_requests */
export function mailGuardian(ctx: Context, { id }: In<'mailGuardian'>): Promise<OrderDetails> {
  return act(ctx, id, async (ctx, order) => {
    await askGuardianAgain(ctx, order.id);
    await record(ctx, order, 'order.guardian_mailed');
  });
}

/** @throws not_found; conflict where nobody was asked, the guardian has agreed, or a form's age says otherwise */
export function clearMinor(ctx: Context, { id }: In<'clearMinor'>): Promise<OrderDetails> {
  return act(ctx, id, async (ctx, order) => {
    await takeOffTick(ctx, order.id);
    // An application by instalments ends with its order, which says why by itself.
    if ((await holdOrder(ctx.db, id))?.status === order.status)
      await noteOrder(ctx, { orderId: order.id, reason: 'guardian_not_needed' });
    if (!order.erased_at) await queue(ctx, tellAdult, { orderId: order.id });
    await record(ctx, order, 'order.minor_cleared');
  });
}

/** @throws not_found; conflict once it is paid or over */
export function cancelOrder(ctx: Context, { id, reason }: In<'cancel'>): Promise<OrderDetails> {
  return act(ctx, id, async (ctx, order) => {
    refuseUnless(order, 'cancel');
    await endUnpaid(ctx, order.id, 'canceled_by_staff');
    await moveOrder(ctx, {
      orderId: order.id,
      to: 'canceled',
      reason: 'canceled_by_staff',
      details: { why: reason },
    });
    await record(ctx, order, 'order.canceled', {
      before: { status: order.status },
      after: { status: 'canceled', reason },
    });
  });
}

/** @throws not_found; conflict for an order that the provider was paid for */
export function setReceiptNumber(ctx: Context, input: In<'setReceiptNumber'>): Promise<OrderDetails> {
  const { id, receipt_number } = input;
  return act(ctx, id, async (ctx, order) => {
    const manual = await findManualPayment(ctx.db, order.id);
    if (!manual) throw new AppError('conflict');
    await keepReceiptNumber(ctx.db, order.id, receipt_number);
    await record(ctx, order, 'order.receipt_entered', {
      before: { receipt_number: manual.receipt_number },
      after: { receipt_number },
    });
  });
}

/** The order's line in the audit log. */
export function record(
  ctx: TxContext,
  order: Pick<OrderRow, 'id' | 'number'>,
  action: AuditAction,
  fields: { before?: AuditFields; after?: AuditFields } = {},
): Promise<void> {
  const subject = { kind: 'order', id: order.id, label: orderNumber(order.number) };
  return recordAction(ctx, { action, subject, ...fields });
}

async function act(
  ctx: Context,
  id: string,
  work: (ctx: TxContext, order: OrderRow) => Promise<void>,
): Promise<OrderDetails> {
  await ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, id);
    if (!order) throw notFound();
    await work(ctx, order);
  });
  return showOrder(ctx, { id });
}

function refuseUnless(order: OrderRow, action: keyof ReturnType<typeof allowedActions>): void {
  if (!allowedActions({ ...order, erased: order.erased_at !== null })[action]) throw new AppError('conflict');
}

/** A new row that a member of staff writes about the order. */
function written(ctx: TxContext, order: OrderRow) {
  return {
    id: newId(),
    order_id: order.id,
    author_id: member(ctx.actor).id,
    created_at: ctx.app.now().toISOString(),
  };
}
