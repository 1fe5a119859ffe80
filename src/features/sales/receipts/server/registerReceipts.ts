/** Receipts at the provider: looked at, requested again, until they are registered or staff have to act. */
import { replayMs } from '#features/sales/payments/rules/payments.ts';
import { paymentById } from '#features/sales/payments/server/findPayment.ts';
import {
  type Answer,
  type CallOptions,
  timeLimits,
  type YookassaSettings,
} from '#features/sales/payments/server/providers/calls.ts';
import { callProvider } from '#features/sales/payments/server/providers/outage.ts';
import {
  createProviderReceipt,
  getProviderReceipt,
  type ProviderReceipt,
  receiptsOf,
} from '#features/sales/payments/server/providers/receipts.ts';
import { getProviderRefund } from '#features/sales/payments/server/providers/refunds.ts';
import {
  getProviderPayment,
  type ReceiptRegistration,
} from '#features/sales/payments/server/providers/yookassa.ts';
import { refundById } from '#features/sales/refunds/server/findRefund.ts';
import type { Context } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { minute, second } from '#shared/dates.ts';
import { receiptFailed } from '../contract.ts';
import { isFailed, isFirstFailure, nextAttemptAt, nextLookAt } from '../rules.ts';
import { ask } from './askForReceipt.ts';
import * as store from './store.ts';

const batchSize = 50;
/** After this many unanswered questions in a row the rest waits for the next run. */
const patience = 3;
const retryMs = 30 * second;
/** A receipt may reach the provider's books a little after its payment. */
const graceMs = 15 * minute;

/** Looks after every receipt that is due, the longest waiting first. Stops early when `signal` aborts. */
export async function reconcileReceipts(ctx: Context, signal: AbortSignal): Promise<void> {
  let unanswered = 0;
  for (;;) {
    const due = await store.dueReceipts(ctx.db, ctx.app.now().toISOString(), batchSize);
    for (const row of due) {
      signal.throwIfAborted();
      const isAnswered = await advanceReceipt(ctx, row, { timeoutMs: timeLimits.backgroundMs, signal });
      unanswered = isAnswered ? 0 : unanswered + 1;
      if (unanswered >= patience) return;
    }
    if (due.length < batchSize) return;
  }
}

/** The next step of a receipt. False where the provider did not answer. */
export async function advanceReceipt(
  ctx: Context,
  given: store.ReceiptRow,
  options: CallOptions,
): Promise<boolean> {
  const { yookassa } = ctx.app.config;
  if (!yookassa || given.state === 'succeeded' || given.next_check_at === null) return true;
  const row = isFailed(given.state) ? await askAnew(ctx, given) : given;
  if (!row) return true;
  const seen = await lookAt(ctx, row, { settings: yookassa, options });
  if (seen === 'unknown') await wait(ctx, row, new Date(ctx.app.now().getTime() + retryMs).toISOString());
  else await act(ctx, row, seen);
  return seen !== 'unknown';
}

async function askAnew(
  ctx: Context,
  { id, attempt }: store.ReceiptRow,
): Promise<store.ReceiptRow | undefined> {
  return ctx.transaction(async (ctx) => {
    const row = await store.holdReceipt(ctx.db, id);
    if (!row || !isFailed(row.state) || row.attempt !== attempt) return undefined;
    await ask(ctx, row);
    return store.findReceipt(ctx.db, id);
  });
}

/** The provider's knowledge: the receipt itself, or what its payment or refund says about it, or a refusal. */
type Seen = ProviderReceipt | { registration: ReceiptRegistration } | { refusal: string };
interface Provider {
  settings: YookassaSettings;
  options: CallOptions;
}

async function lookAt(
  ctx: Context,
  row: store.ReceiptRow,
  { settings, options }: Provider,
): Promise<Seen | 'unknown'> {
  const provider = { settings, options };
  if (row.provider_receipt_id) {
    const id = row.provider_receipt_id;
    return seenIn(
      await callProvider(ctx.app, options, () => getProviderReceipt(settings, id, options)),
      'unknown',
    );
  }
  if (row.request === null || row.idempotence_key === null) return lookAround(ctx, row, provider);
  const isForgotten = ctx.app.now().getTime() - Date.parse(row.sent_at ?? '') >= replayMs;
  // A key that the provider has forgotten would make a second receipt, so ask for its list instead.
  if (isForgotten) return lookAround(ctx, row, provider);
  const sent = { body: row.request, idempotenceKey: row.idempotence_key };
  const answer = await callProvider(ctx.app, options, () => createProviderReceipt(settings, sent, options));
  return seenIn(answer, answer.kind === 'refused' ? { refusal: answer.code } : 'unknown');
}

function seenIn(answer: Answer<ProviderReceipt>, otherwise: Seen | 'unknown'): Seen | 'unknown' {
  return answer.kind === 'ok' ? answer.value : otherwise;
}

/** Finds the receipt by its payment or refund. */
async function lookAround(
  ctx: Context,
  row: store.ReceiptRow,
  { settings, options }: Provider,
): Promise<Seen | 'unknown'> {
  const payment = await paymentById(ctx.db, row.payment_id);
  const refund = row.refund_id ? await refundById(ctx.db, row.refund_id) : undefined;
  const [paymentId, refundId] = [payment?.provider_payment_id, refund?.provider_refund_id];
  if (!paymentId) return { registration: null };
  const of = refundId ? { refund_id: refundId } : { payment_id: paymentId };
  const list = await callProvider(ctx.app, options, () => receiptsOf(settings, of, options));
  if (list.kind !== 'ok') return 'unknown';
  const found = list.value
    .filter(({ isSettlement }) => isSettlement === (row.kind === 'settlement'))
    .filter(({ createdAt }) => row.sent_at === null || createdAt >= row.sent_at);
  const best = found.find(({ status }) => status === 'succeeded') ?? found[0];
  if (best) return best;
  if (row.request !== null) return { refusal: 'never_answered' };
  return registrationOf(ctx, { settings, options }, { paymentId, refundId });
}

async function registrationOf(
  ctx: Context,
  { settings, options }: Provider,
  { paymentId, refundId }: { paymentId: string; refundId: string | null | undefined },
): Promise<Seen | 'unknown'> {
  if (refundId) {
    const answer = await callProvider(ctx.app, options, () => getProviderRefund(settings, refundId, options));
    return answer.kind === 'ok' ? { registration: answer.value.receipt } : 'unknown';
  }
  const answer = await callProvider(ctx.app, options, () => getProviderPayment(settings, paymentId, options));
  return answer.kind === 'ok' ? { registration: answer.payment.receipt } : 'unknown';
}

async function act(ctx: Context, row: store.ReceiptRow, seen: Seen): Promise<void> {
  if ('refusal' in seen) return fail(ctx, row, { state: 'canceled', failure: seen.refusal });
  const status = 'registration' in seen ? seen.registration : seen.status;
  const now = ctx.app.now();
  const provider_receipt_id = 'id' in seen ? seen.id : row.provider_receipt_id;
  if (status === 'canceled') return fail(ctx, row, { state: 'canceled', failure: 'canceled' });
  const isYoung = now.getTime() - Date.parse(row.created_at) < graceMs;
  if (status === null && !isYoung) return fail(ctx, row, { state: 'missing', failure: null });
  if (status !== 'succeeded') {
    const next_check_at = nextLookAt(row.sent_at ?? row.created_at, now);
    await store.moveReceipt(ctx.db, row, { provider_receipt_id, next_check_at });
    return;
  }
  const ended = { request: null, failure: null, next_check_at: null };
  await store.moveReceipt(ctx.db, row, {
    state: 'succeeded',
    provider_receipt_id,
    ...ended,
    ...('id' in seen && {
      fiscal_document: seen.fiscalDocument,
      fiscal_storage: seen.fiscalStorage,
      fiscal_attribute: seen.fiscalAttribute,
      registered_at: seen.registeredAt,
    }),
  });
}

/** Requested again after a while; staff get one notice. */
async function fail(
  ctx: Context,
  row: store.ReceiptRow,
  { state, failure }: { state: 'canceled' | 'missing'; failure: string | null },
): Promise<void> {
  ctx.app.log.error({ receiptId: row.id, state, failure }, 'a fiscal receipt was not registered');
  await ctx.transaction(async (ctx) => {
    const next_check_at = nextAttemptAt(row.attempt, ctx.app.now());
    const change = { state, failure, request: null, next_check_at };
    if (!(await store.moveReceipt(ctx.db, row, change))) return;
    if (isFirstFailure(row)) await publish(ctx, receiptFailed, { receiptId: row.id });
  });
}

async function wait(ctx: Context, row: store.ReceiptRow, next_check_at: string): Promise<void> {
  await store.moveReceipt(ctx.db, row, { next_check_at });
}
