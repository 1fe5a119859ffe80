/** Comparing our books with the provider's: what moved there and is not here, or the other way round. */
import type {
  Answer,
  CallOptions,
  ListPage,
  ListQuery,
} from '#features/sales/payments/server/providers/calls.ts';
import { timeLimits } from '#features/sales/payments/server/providers/calls.ts';
import { callProvider } from '#features/sales/payments/server/providers/outage.ts';
import {
  listProviderRefunds,
  type ProviderRefund,
} from '#features/sales/payments/server/providers/refunds.ts';
import {
  listProviderPayments,
  type ProviderPayment,
} from '#features/sales/payments/server/providers/yookassa.ts';
import { triedNumbers } from '#features/sales/payments/server/trial.ts';
import { adoptRefund } from '#features/sales/refunds/server/outsideRefunds.ts';
import type { Context, TxContext } from '#server/context.ts';
import { publish } from '#server/outbox/queue.ts';
import { newId } from '#server/tokens.ts';
import { AppError } from '#shared/errors.ts';
import { searchable } from '#shared/search.ts';
import { moneyDiffers } from '../contract.ts';
import { checkedMs, compare, type Difference, type Entry, settlingMs } from '../rules.ts';
import * as store from './store.ts';

/** A list that never ends is cut off: then nothing is concluded. */
const maxPages = 500;

/**
 * Compares the last days with the provider's lists, always read to their end. Stores new differences and settles those
 * that are gone. Records refunds that were made elsewhere first. @throws AppError unavailable where the provider does
 * not answer
 */
export async function checkMoney(ctx: Context, signal?: AbortSignal): Promise<store.CheckRow> {
  const { yookassa: settings } = ctx.app.config;
  if (!settings) throw new AppError('unavailable');
  const now = ctx.app.now().getTime();
  const open = await store.openDifferences(ctx.db);
  const oldest = Math.min(now - checkedMs, ...open.map((one) => Date.parse(one.happened_at) - settlingMs));
  const [from, to] = [new Date(oldest).toISOString(), new Date(now).toISOString()];
  const options: CallOptions = { timeoutMs: timeLimits.backgroundMs, ...(signal && { signal }) };
  const window = { from: new Date(oldest - settlingMs).toISOString(), to };
  const payments = await readAll(ctx, options, (cursor) =>
    listProviderPayments(settings, { ...window, cursor }, options),
  );
  const refunds = await readAll(ctx, options, (cursor) =>
    listProviderRefunds(settings, { ...window, cursor }, options),
  );
  for (const refund of refunds) await adoptRefund(ctx, refund);
  const tried = await triedNumbers(ctx);
  const isSale = ({ id }: { id: string }) => !tried.has(id);
  const found = [
    ...(await differencesOfPayments(ctx, { from, to }, payments.filter(isSale))),
    ...(await differencesOfRefunds(ctx, { from, to }, refunds.filter(isSale))),
  ];
  return ctx.transaction(async (ctx) => {
    await keep(ctx, found);
    const check = {
      ...{ id: newId(), from_at: from, to_at: to, payments: payments.length, refunds: refunds.length },
      differences: found.length,
      finished_at: ctx.app.now().toISOString(),
    };
    await store.insertCheck(ctx.db, check);
    return check;
  });
}

async function readAll<T>(
  ctx: Context,
  options: CallOptions,
  read: (cursor: ListQuery['cursor']) => Promise<Answer<ListPage<T>>>,
): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < maxPages; page += 1) {
    const answer: Answer<ListPage<T>> = await callProvider(ctx.app, options, () => read(cursor));
    if (answer.kind !== 'ok') throw new AppError('unavailable');
    all.push(...answer.value.items);
    cursor = answer.value.nextCursor;
    if (cursor === null) return all;
  }
  throw new Error('the list of the provider does not end');
}

interface Window {
  from: string;
  to: string;
}

/** Payments younger than an hour may be on their way. */
function covers({ from, to }: Window): (at: string) => boolean {
  const until = new Date(Date.parse(to) - settlingMs).toISOString();
  return (at) => at >= from && at <= until;
}

async function differencesOfPayments(ctx: Context, window: Window, seen: readonly ProviderPayment[]) {
  const rows = await store.paymentsBetween(ctx.db, window.from, window.to);
  const ours = rows.map(
    (row): Entry => ({
      providerId: row.provider_payment_id!,
      kopecks: row.charged_kopecks ?? row.amount_kopecks,
      hasMoved: row.status === 'succeeded',
      at: row.created_at,
      orderId: row.order_id,
    }),
  );
  const theirs = seen.map(
    (payment): Entry => ({
      providerId: payment.id,
      kopecks: payment.amountKopecks,
      hasMoved: payment.status === 'succeeded',
      at: payment.createdAt,
      orderId: null,
    }),
  );
  return compare('payment', { ours: settled(ours, window), theirs }, covers(window));
}

async function differencesOfRefunds(ctx: Context, window: Window, seen: readonly ProviderRefund[]) {
  const rows = await store.refundsBetween(ctx.db, window.from, window.to);
  const ours = rows.map(
    (row): Entry => ({
      providerId: row.provider_refund_id!,
      kopecks: row.amount_kopecks ?? 0,
      hasMoved: row.state === 'succeeded',
      at: row.decided_at ?? row.created_at,
      orderId: row.order_id,
    }),
  );
  const theirs = seen.map(
    (refund): Entry => ({
      providerId: refund.id,
      kopecks: refund.amountKopecks,
      hasMoved: refund.status === 'succeeded',
      at: refund.createdAt,
      orderId: null,
    }),
  );
  return compare('refund', { ours: settled(ours, window), theirs }, covers(window));
}

/** A payment that is still being made may end on one side a moment before the other. */
function settled(entries: readonly Entry[], window: Window): Entry[] {
  const isCovered = covers(window);
  return entries.filter(({ hasMoved, at }) => hasMoved || isCovered(at));
}

async function keep(ctx: TxContext, found: readonly Difference[]): Promise<void> {
  const now = ctx.app.now().toISOString();
  const keyOf = (one: { subject: string; kind: string; providerId: string }) =>
    `${one.subject} ${one.kind} ${one.providerId}`;
  const current = new Set(found.map(keyOf));
  for (const one of await store.openDifferences(ctx.db))
    if (!current.has(keyOf({ ...one, providerId: one.provider_id })))
      await store.settleDifference(ctx.db, one.id, now);
  let fresh = 0;
  for (const one of found) {
    const isNew = await store.insertDifference(ctx.db, {
      id: newId(),
      subject: one.subject,
      kind: one.kind,
      provider_id: one.providerId,
      order_id: one.orderId,
      ours: sumOf(one.ours),
      theirs: sumOf(one.theirs),
      happened_at: (one.theirs ?? one.ours)!.at,
      created_at: now,
      settled_at: null,
      search: searchable(one.providerId, one.orderId ?? ''),
    });
    if (isNew) fresh += 1;
  }
  if (fresh > 0) await publish(ctx, moneyDiffers, { count: fresh, at: now });
}

/** Only what has moved is a sum. */
function sumOf(entry: Entry | null): string {
  return entry?.hasMoved ? String(entry.kopecks) : '';
}
