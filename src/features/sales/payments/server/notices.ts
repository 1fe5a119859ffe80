/** The provider's notices. Crediting itself: settlement.ts. */
import { type Actor, system } from '#server/actor.ts';
import type { Context } from '#server/context.ts';
import { countAttempt } from '#server/limits/limits.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { refundTold } from '../contract/payments.ts';
import { paymentLimits } from '../rules/payments.ts';
import { timeLimits, type YookassaSettings } from './providers/calls.ts';
import { callProvider } from './providers/outage.ts';
import { getProviderRefund } from './providers/refunds.ts';
import { getProviderPayment, type ProviderPayment } from './providers/yookassa.ts';
import { askTogether } from './questions.ts';
import { settlePayment } from './settlement.ts';
import * as store from './store.ts';

export interface Notice {
  event: string;
  objectId: string;
  /** Network address of the client. */
  address: string;
}

/**
 * A notice only says that it is time to ask the provider: nothing in it is trusted, and a false one leaves no trace, so
 * that invented ones cannot fill the database. A duplicate is handled like the first, which may have died halfway.
 * @throws AppError unavailable, too_many_requests: to be repeated later
 */
export async function receiveNotice(ctx: Context, notice: Notice): Promise<void> {
  const settings = ctx.app.config.yookassa;
  const [subject] = notice.event.split('.');
  if (!settings || (subject !== 'payment' && subject !== 'refund')) return;
  const teller: Actor = { ...system, address: notice.address };
  await countAttempt({ ...ctx, actor: teller }, paymentLimits.notice, {});
  if (subject === 'refund') return receiveRefundNotice({ ...ctx, actor: teller }, settings, notice);
  const known = await store.findPaymentByProviderId(ctx.db, notice.objectId);
  if (!known) await countAttempt({ ...ctx, actor: teller }, paymentLimits.unknownNotice, {});
  const seen = await askTogether(notice.objectId, () => settleAsTold(ctx, settings, notice.objectId));
  if (seen && notice.event === `payment.${seen.status}`) await rememberNotice(ctx, notice);
}

/** Acts on the provider's state of an object. Null when it is no payment of ours. */
async function settleAsTold(
  ctx: Context,
  settings: YookassaSettings,
  id: string,
): Promise<ProviderPayment | null> {
  const seen = await lookAt(ctx, settings, id);
  const payment = seen && (await findOurs(ctx, seen));
  if (!payment) return null;
  await settlePayment(ctx, { settings, paymentId: payment.id, seen });
  return seen;
}

/** The payment at the provider; null when it is unknown there and here. */
async function lookAt(ctx: Context, settings: YookassaSettings, id: string): Promise<ProviderPayment | null> {
  const patience = { timeoutMs: timeLimits.interactiveMs, isForNotice: true };
  const result = await callProvider(ctx.app, patience, () => getProviderPayment(settings, id, patience));
  if (result.kind === 'ok') return result.payment;
  const isInvented = result.kind === 'refused' && result.status === 404;
  if (isInvented && !(await store.findPaymentByProviderId(ctx.db, id))) return null;
  throw new AppError('unavailable');
}

/** A payment of ours with an unknown id: the answer with the id was lost, or is still on its way. */
async function findOurs(
  ctx: Context,
  { id, metadata }: ProviderPayment,
): Promise<store.PaymentRow | undefined> {
  const { handle } = ctx.app.database;
  const known = await store.findPaymentByProviderId(handle, id);
  return known ?? store.findPayment(handle, metadata.payment_id ?? '');
}

/**
 * A refund that the provider confirms is passed on, once for each event; its own job asks again and acts. One that is
 * unknown there, or of somebody else's payment, leaves no trace.
 */
async function receiveRefundNotice(ctx: Context, settings: YookassaSettings, notice: Notice): Promise<void> {
  const patience = { timeoutMs: timeLimits.interactiveMs, isForNotice: true };
  const id = notice.objectId;
  if (await store.hasNotice(ctx.db, notice)) return;
  await countAttempt(ctx, paymentLimits.unknownNotice, {});
  const answer = await callProvider(ctx.app, patience, () => getProviderRefund(settings, id, patience));
  if (answer.kind === 'refused' && answer.status === 404) return;
  if (answer.kind !== 'ok') throw new AppError('unavailable');
  const { paymentId, status } = answer.value;
  const payment = await store.findPaymentByProviderId(ctx.db, paymentId);
  if (!payment || notice.event !== `refund.${status}`) return;
  await ctx.transaction(async (ctx) => {
    if (await rememberNotice(ctx, notice))
      await publish(ctx, refundTold, { paymentId: payment.id, providerRefundId: id });
  });
}

/** False for one that is known. */
function rememberNotice(ctx: Context, { event, objectId }: Notice): Promise<boolean> {
  const receivedAt = ctx.app.now().toISOString();
  return store.insertNotice(ctx.db, {
    id: newId(),
    provider: 'yookassa',
    event,
    object_id: objectId,
    received_at: receivedAt,
  });
}
