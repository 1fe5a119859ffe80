/** Actions of staff on orders. Each is one transaction with its entry in the audit log. */

import {
  askGuardianAgain,
  clearMinor as takeOffTick,
} from '#features/accounts/guardians/server/questions.ts';
import { countAccessMail } from '#features/accounts/sign-in/server/accessMail.ts';
import { member } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { publish, queue } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import type { ParsedInput } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import type { ordersPanelApi } from '../contract/panel.ts';
import { minorCleared, type OrderDetails } from '../contract.ts';
import { allowedActions } from '../rules/panel.ts';
import { cancelUnpaid } from './cancellation.ts';
import { sendAccessAgain, sendStaffMail } from './jobs.ts';
import { insertMail, insertNote } from './notes.store.ts';
import { orderReason } from './orderReason.ts';
import { holdOrder, noteOrder, type OrderRow } from './orders.ts';
import { actOnOrder, recordOrderAction } from './staffAction.ts';
import { standingOfOrder } from './standing.ts';

type In<K extends keyof typeof ordersPanelApi> = ParsedInput<(typeof ordersPanelApi)[K]>;

/** @throws not_found */
export function addNote(ctx: Context, { id, text }: In<'addNote'>): Promise<OrderDetails> {
  return actOnOrder(ctx, id, async (ctx, order) => {
    await insertNote(ctx.db, { ...written(ctx, order), text });
    await recordOrderAction(ctx, order, { action: 'order.noted' });
  });
}

/** Mails the buyer at the order's address. @throws not_found; conflict once the buyer is erased */
export function writeToBuyer(ctx: Context, { id, subject, text }: In<'write'>): Promise<OrderDetails> {
  return actOnOrder(ctx, id, async (ctx, order) => {
    await refuseUnless(ctx, order, 'write');
    const row = { ...written(ctx, order), email: order.email, title: subject, text, sent_at: null };
    await insertMail(ctx.db, row);
    await queue(ctx, sendStaffMail, { mailId: row.id });
    await recordOrderAction(ctx, order, { action: 'order.mailed', after: { subject } });
  });
}

/** @throws not_found; conflict where there is no account with a course; too_many_requests */
export function sendAccess(ctx: Context, { id }: In<'sendAccess'>): Promise<OrderDetails> {
  return actOnOrder(ctx, id, async (ctx, order) => {
    await refuseUnless(ctx, order, 'sendAccess');
    await countAccessMail(ctx, order.user_id!);
    await queue(ctx, sendAccessAgain, { orderId: order.id, userId: order.user_id! });
    await recordOrderAction(ctx, order, { action: 'order.access_sent' });
  });
}

/** @throws not_found; conflict where no guardian's answer is waited for; too_many_requests */
export function mailGuardian(ctx: Context, { id }: In<'mailGuardian'>): Promise<OrderDetails> {
  return actOnOrder(ctx, id, async (ctx, order) => {
    await askGuardianAgain(ctx, order.id);
    await recordOrderAction(ctx, order, { action: 'order.guardian_mailed' });
  });
}

/** @throws not_found; conflict where nobody was asked, the guardian has agreed, or a form's age says otherwise */
export function clearMinor(ctx: Context, { id }: In<'clearMinor'>): Promise<OrderDetails> {
  return actOnOrder(ctx, id, async (ctx, order) => {
    await takeOffTick(ctx, order.id);
    // An instalment plan ends with its order, which says why itself.
    if ((await holdOrder(ctx.db, id))?.status === order.status)
      await noteOrder(ctx, { orderId: order.id, reason: orderReason('guardian_not_needed') });
    if (!order.erased_at) await publish(ctx, minorCleared, { orderId: order.id });
    await recordOrderAction(ctx, order, { action: 'order.minor_cleared' });
  });
}

/** @throws not_found; conflict once it is paid or over */
export function cancelOrder(ctx: Context, { id, reason }: In<'cancel'>): Promise<OrderDetails> {
  return actOnOrder(ctx, id, async (ctx, order) => {
    await refuseUnless(ctx, order, 'cancel');
    await cancelUnpaid(ctx, { orderId: order.id, reason: 'canceled_by_staff', details: { why: reason } });
    await recordOrderAction(ctx, order, {
      action: 'order.canceled',
      before: { status: order.status },
      after: { status: 'canceled', reason },
    });
  });
}

async function refuseUnless(
  ctx: TxContext,
  order: OrderRow,
  action: keyof ReturnType<typeof allowedActions>,
): Promise<void> {
  const standing = await standingOfOrder(ctx, order);
  const { user_id } = order;
  if (!allowedActions({ standing, user_id, erased: order.erased_at !== null })[action])
    throw new AppError('conflict');
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
