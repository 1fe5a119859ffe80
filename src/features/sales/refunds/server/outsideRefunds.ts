/** Refunds as the provider tells them: our own, and those made in its cabinet, which are recorded here. */
import { holdOrder, type OrderRow } from '#features/sales/orders/server/orders.ts';
import { setAside } from '#features/sales/orders/server/returns.ts';
import { type PaymentRow, paymentByProviderId } from '#features/sales/payments/server/findPayment.ts';
import { timeLimits } from '#features/sales/payments/server/providers/calls.ts';
import { callProvider } from '#features/sales/payments/server/providers/outage.ts';
import { getProviderRefund, type ProviderRefund } from '#features/sales/payments/server/providers/refunds.ts';
import { system } from '#server/actor.ts';
import type { Context, TxContext } from '#server/context.ts';
import { newId } from '#server/tokens.ts';
import { nextCheckAt } from '../rules.ts';
import { refundableOf } from './refundable.ts';
import { emptyRefund, searchOf } from './requests.ts';
import { isOf } from './sendRefunds.ts';
import { giveWay, holdBoth, settleRefund, succeed } from './settleRefund.ts';
import * as store from './store.ts';
import { grantWishes } from './wishes.ts';

/** Asks the provider, and acts on its answer alone. @throws where it does not answer, to be tried again */
export async function lookAtRefund(
  ctx: Context,
  { providerRefundId }: { providerRefundId: string },
  signal: AbortSignal,
): Promise<void> {
  const settings = ctx.app.config.yookassa;
  if (!settings) return;
  const options = { timeoutMs: timeLimits.backgroundMs, signal };
  const answer = await callProvider(ctx.app, options, () =>
    getProviderRefund(settings, providerRefundId, options),
  );
  if (answer.kind === 'unknown') throw new Error(`the provider did not answer: ${answer.reason}`);
  if (answer.kind === 'ok') await adoptRefund(ctx, answer.value);
}

/** Brings what is known here in line with a refund at the provider. False where its payment is not ours. */
export async function adoptRefund(ctx: Context, seen: ProviderRefund): Promise<boolean> {
  const payment = await paymentByProviderId(ctx.db, seen.paymentId);
  if (!payment) return false;
  const known = await ownRefund(ctx, payment, seen);
  if (known) await settleRefund(ctx, known.id, seen);
  else if (seen.status !== 'canceled' && seen.currency === 'RUB') await record(ctx, payment, seen);
  return true;
}

/** Also one whose answer with the id was lost, be it that the provider keeps what we have named or not. */
async function ownRefund(
  ctx: Context,
  payment: PaymentRow,
  seen: ProviderRefund,
): Promise<store.RefundRow | undefined> {
  const known = await store.findByProviderId(ctx.db, seen.id);
  if (known) return known;
  const named = await store.findRefund(ctx.db, seen.metadata.refund_id ?? '');
  const meant = named ? [named] : await store.refundsOf(ctx.db, [payment.order_id]);
  return meant.find((refund) => refund.provider_refund_id === null && isOf(refund, seen));
}

/** Somebody has made it in the provider's own cabinet. Access stays: nobody has decided on it. */
async function record(ctx: Context, payment: PaymentRow, seen: ProviderRefund): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const order = await holdOrder(ctx.db, payment.order_id);
    if (!order || (await store.findByProviderId(ctx.db, seen.id))) return;
    const roomy = await makeRoom(ctx, order, seen.amountKopecks);
    if (!roomy || !(await setAside(ctx.db, roomy, seen.amountKopecks))) {
      ctx.app.log.error({ orderId: order.id, providerRefundId: seen.id }, 'more was returned than was paid');
      return;
    }
    const now = ctx.app.now();
    const id = newId();
    await store.insertRefund(ctx.db, {
      ...emptyRefund,
      id,
      order_id: order.id,
      payment_id: payment.id,
      origin: 'provider',
      way: 'provider',
      state: 'pending',
      amount_kopecks: seen.amountKopecks,
      provider_refund_id: seen.id,
      attempt: 1,
      sent_at: now.toISOString(),
      created_at: now.toISOString(),
      next_check_at: nextCheckAt(now.toISOString(), now),
      search: searchOf(order),
    });
    await grantWishes({ ...ctx, actor: system }, order.id);
    if (seen.status !== 'succeeded') return;
    await succeed(ctx, await holdBoth(ctx, id), { providerId: seen.id, actor: system });
  });
}

/** Money of refunds that have not reached the provider yet was counted on: these give way to one that it has. */
async function makeRoom(ctx: TxContext, order: OrderRow, kopecks: number): Promise<OrderRow | undefined> {
  for (const { id, state, provider_refund_id } of await store.refundsOf(ctx.db, [order.id])) {
    const current = await holdOrder(ctx.db, order.id);
    if (!current || (await refundableOf(ctx, current)).leftKopecks >= kopecks) return current;
    if (state === 'approved' && provider_refund_id === null) await giveWay(ctx, await holdBoth(ctx, id));
  }
  return holdOrder(ctx.db, order.id);
}
