/** Refunds on their way to the provider: sent, repeated while the outcome is unknown, asked about until the end. */
import { replayMs } from '#features/sales/payments/rules/payments.ts';
import { paymentById } from '#features/sales/payments/server/findPayment.ts';
import type {
  Answer,
  CallOptions,
  YookassaSettings,
} from '#features/sales/payments/server/providers/calls.ts';
import { timeLimits } from '#features/sales/payments/server/providers/calls.ts';
import { callProvider } from '#features/sales/payments/server/providers/outage.ts';
import {
  createProviderRefund,
  getProviderRefund,
  type ProviderRefund,
  refundsOfPayment,
} from '#features/sales/payments/server/providers/refunds.ts';
import type { Context } from '#server/context.ts';
import { hour, minute, second } from '#shared/dates.ts';
import { nextCheckAt } from '../rules.ts';
import { failRefund, settleRefund } from './settleRefund.ts';
import * as store from './store.ts';

/** `unknown`: the provider could not be asked. Nothing changed; ask again later. */
type Outcome = 'settled' | 'unknown';

const batchSize = 50;
/** After this many unanswered questions in a row the rest waits for the next run. */
const patience = 3;
/** Upper bound for delays: a later time was written by a clock that was ahead. */
const neverMs = 25 * hour;
const retryMs = 30 * second;
/** The provider's clock may be behind ours by as much. */
const clocksApartMs = 5 * minute;

/** Sends or asks about every refund that is due, the longest waiting first. Stops early when `signal` aborts. */
export async function reconcileRefunds(ctx: Context, signal: AbortSignal): Promise<void> {
  let unanswered = 0;
  for (;;) {
    const now = ctx.app.now();
    const times = { now: now.toISOString(), never: new Date(now.getTime() + neverMs).toISOString() };
    const due = await store.dueRefunds(ctx.db, times, batchSize);
    for (const refund of due) {
      signal.throwIfAborted();
      const outcome = await advanceRefund(ctx, refund, { timeoutMs: timeLimits.backgroundMs, signal });
      unanswered = outcome === 'unknown' ? unanswered + 1 : 0;
      if (unanswered >= patience) return;
    }
    if (due.length < batchSize) return;
  }
}

/** How the provider is reached for this step. */
interface Way {
  settings: YookassaSettings;
  options: CallOptions;
}

/** The next step of a refund that goes through the provider, and when to come back to it. */
export async function advanceRefund(
  ctx: Context,
  refund: store.RefundRow,
  options: CallOptions,
): Promise<Outcome> {
  const { yookassa } = ctx.app.config;
  const isOurs = refund.way === 'provider' && (refund.state === 'approved' || refund.state === 'pending');
  if (!yookassa || !isOurs) return 'settled';
  const way = { settings: yookassa, options };
  const outcome = refund.provider_refund_id ? await ask(ctx, refund, way) : await send(ctx, refund, way);
  await planNext(ctx, refund.id, outcome);
  return outcome;
}

async function planNext(ctx: Context, id: string, outcome: Outcome): Promise<void> {
  const current = await store.findRefund(ctx.db, id);
  // One that has ended is not asked about again.
  if (!current?.next_check_at) return;
  const now = ctx.app.now();
  const next =
    outcome === 'settled'
      ? nextCheckAt(current.sent_at ?? current.created_at, now)
      : new Date(now.getTime() + retryMs).toISOString();
  await store.changeRefund(ctx.db, id, { next_check_at: next });
}

/** The same key with the same bytes makes one refund only, while the provider remembers the key. */
async function send(ctx: Context, refund: store.RefundRow, way: Way): Promise<Outcome> {
  const { settings, options } = way;
  const { request: body, idempotence_key: idempotenceKey, sent_at } = refund;
  if (body === null || idempotenceKey === null || sent_at === null) return 'settled';
  if (ctx.app.now().getTime() - Date.parse(sent_at) >= replayMs) return lookFor(ctx, refund, way);
  const sent = { body, idempotenceKey };
  const answer = await callProvider(ctx.app, options, () => createProviderRefund(settings, sent, options));
  return act(ctx, refund, answer);
}

async function ask(ctx: Context, refund: store.RefundRow, { settings, options }: Way): Promise<Outcome> {
  const id = refund.provider_refund_id!;
  const answer = await callProvider(ctx.app, options, () => getProviderRefund(settings, id, options));
  // It announced this refund: a refusal to show it says nothing about the money.
  if (answer.kind === 'refused')
    ctx.app.log.error({ refundId: refund.id, ...answer }, 'a refund is not shown');
  return answer.kind === 'ok' ? act(ctx, refund, answer) : 'unknown';
}

/** A key that the provider has forgotten would make a second refund, so this asks for its list instead. */
async function lookFor(ctx: Context, refund: store.RefundRow, { settings, options }: Way): Promise<Outcome> {
  const payment = refund.payment_id ? await paymentById(ctx.db, refund.payment_id) : undefined;
  const paymentId = payment?.provider_payment_id;
  if (!paymentId) return 'unknown';
  const list = await callProvider(ctx.app, options, () => refundsOfPayment(settings, paymentId, options));
  if (list.kind !== 'ok') return 'unknown';
  const made = await firstOf(ctx, refund, list.value);
  if (made) await settleRefund(ctx, refund.id, made);
  else await failRefund(ctx, refund, 'never_answered');
  return 'settled';
}

/** The provider's refund that this attempt has made; one that is known here already is another. */
async function firstOf(ctx: Context, refund: store.RefundRow, made: readonly ProviderRefund[]) {
  for (const seen of made)
    if (isOf(refund, seen) && !(await store.findByProviderId(ctx.db, seen.id))) return seen;
  return undefined;
}

/**
 * Whether a provider's refund was made by this attempt. Where the provider has not kept what we have named, the sum and
 * the time tell, while the answer is still awaited.
 */
export function isOf(refund: store.RefundRow, seen: ProviderRefund): boolean {
  const { refund_id, attempt } = seen.metadata;
  if (refund_id !== undefined) return refund_id === refund.id && attempt === String(refund.attempt);
  const { request, sent_at, amount_kopecks } = refund;
  if (request === null || sent_at === null || amount_kopecks !== seen.amountKopecks) return false;
  return seen.createdAt === '' || Date.parse(seen.createdAt) > Date.parse(sent_at) - clocksApartMs;
}

async function act(ctx: Context, refund: store.RefundRow, answer: Answer<ProviderRefund>): Promise<Outcome> {
  if (answer.kind === 'ok') await settleRefund(ctx, refund.id, answer.value);
  else if (answer.kind === 'refused') {
    ctx.app.log.error({ refundId: refund.id, ...answer }, 'the payment provider refused a refund');
    await failRefund(ctx, refund, answer.code);
  } else if (answer.reason !== 'outage')
    ctx.app.log.warn({ refundId: refund.id, reason: answer.reason }, 'the payment provider did not answer');
  return answer.kind === 'unknown' ? 'unknown' : 'settled';
}
