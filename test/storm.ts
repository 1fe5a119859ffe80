/**
 * The provider's notices and everything that can happen to them (R3), beside a model of what the school must
 * know then.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { reconcilePayments } from '#features/sales/payments/server/reconciliation.ts';
import { contextOf } from '#server/context.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { hour, minute, second } from '#shared/dates.ts';
import type { Payment } from '#simulators/yookassa/model.ts';
import type { World } from './world.ts';

/** The truth, worked out without looking at the product. */
export interface Model {
  provider: 'pending' | 'succeeded' | 'declined' | 'expired';
  /**
   * How the provider's own record differs, where it does: the first difference that the school would report.
   */
  foreign: 'currency' | 'amount' | 'shop' | null;
  /** Last difference that the school reported, and has not seen mended since. */
  reported: Model['foreign'];
  order: 'pending' | 'paid' | 'canceled' | 'expired';
  isLate: boolean;
  /** Reconciliation asks about it. */
  isWatched: boolean;
  ageMs: number;
}

export interface Sale {
  world: World;
  model: Model;
  paymentId: string;
  orderId: string;
  secret: string;
  /** The provider's payment as it was created. */
  original: Payment;
  /**
   * Every notice that the provider would have sent so far; the storm decides whether and when they arrive.
   */
  notices: string[];
}

export type Step = { kind: keyof typeof acts; dice: number };

/** The product has asked the provider for the truth. */
function learn({ model }: Sale): void {
  if (model.foreign) {
    model.isWatched = false;
    model.reported = model.foreign;
  } else if (model.provider === 'succeeded' && model.order !== 'paid') {
    model.isLate = model.order !== 'pending';
    model.order = 'paid';
  } else if ((model.provider === 'declined' || model.provider === 'expired') && model.order === 'pending') {
    model.order = model.provider === 'declined' ? 'canceled' : 'expired';
    // A difference is news again once the payment has ended as it should have.
    model.reported = null;
  }
}

export const acts = {
  paid: async (sale: Sale) => settle(sale, 'succeeded'),
  declined: async (sale: Sale) => settle(sale, 'declined'),
  async 'paid after canceled'(sale: Sale) {
    if (sale.model.provider !== 'declined' && sale.model.provider !== 'expired') return;
    Object.assign(recordOf(sale.world, sale.paymentId), { status: 'succeeded', paid: true });
    sale.model.provider = 'succeeded';
    announce(sale);
  },
  /** Delivers one of the pending notices, not always the newest; up to ten times, all at once. */
  async told(sale: Sale, dice: number) {
    const body = sale.notices[dice % Math.max(1, sale.notices.length)];
    if (body === undefined) return;
    const answers = await Promise.all(Array.from({ length: 1 + (dice % 10) }, () => post(sale, body)));
    expect(new Set(answers)).toEqual(new Set([200]));
    learn(sale);
  },
  async truncated(sale: Sale, dice: number) {
    const body = noticeOf(sale);
    await expectNothing(sale, body.slice(0, dice % body.length), 400);
  },
  async 'an invented payment'(sale: Sale, dice: number) {
    const change = dice % 2 ? { recipient: { account_id: 'another', gateway_id: '1' } } : {};
    await expectNothing(sale, noticeOf(sale, { id: randomUUID(), status: 'succeeded', ...change }), 200);
  },
  async 'a changed notice'(sale: Sale, dice: number) {
    const changes = [
      { amount: { value: '1.00', currency: 'RUB' } },
      { amount: { ...sale.original.amount, currency: 'USD' } },
      { metadata: { order_id: randomUUID(), payment_id: randomUUID() } },
      { status: sale.model.provider === 'succeeded' ? 'canceled' : 'succeeded' },
    ];
    const body = noticeOf(sale, { status: 'waiting_for_capture', ...changes[dice % changes.length] });
    const before = { ...sale.model };
    learn(sale);
    const hasNews = JSON.stringify(before) !== JSON.stringify(sale.model);
    if (hasNews) expect(await post(sale, body)).toBe(200);
    else await expectNothing(sale, body, 200);
  },
  async 'a refund before the payment'(sale: Sale) {
    const object = {
      id: randomUUID(),
      payment_id: sale.paymentId,
      status: 'succeeded',
      amount: { value: '1.00' },
    };
    await expectNothing(
      sale,
      JSON.stringify({ type: 'notification', event: 'refund.succeeded', object }),
      200,
    );
  },
  async 'the provider tells another payment'(sale: Sale, dice: number) {
    const { amount, recipient } = sale.original;
    const changes = [
      { amount: { ...amount, value: '1.00' } },
      { amount: { ...amount, currency: 'USD' } },
      { recipient: { ...recipient, account_id: 'another' } },
    ];
    Object.assign(recordOf(sale.world, sale.paymentId), changes[dice % changes.length]);
    sale.model.foreign = foreignIn(sale);
    announce(sale);
  },
  async 'the provider mends it'(sale: Sale) {
    const { amount, recipient } = structuredClone(sale.original);
    Object.assign(recordOf(sale.world, sale.paymentId), { amount, recipient });
    sale.model.foreign = null;
  },
  async 'the provider fails'(sale: Sale) {
    sale.world.yookassa.setFaults({ failBeforeCommit: 1, only: 'GET' });
    await expectNothing(sale, noticeOf(sale), 503);
  },
  async 'the store fails'(sale: Sale) {
    const { database } = sale.world.app;
    const { transaction } = database;
    const away = openPostgres('postgresql://nobody@127.0.0.1:1/nothing', { poolSize: 1 });
    database.transaction = away.transaction;
    await expectNothing(sale, noticeOf(sale), 503);
    database.transaction = transaction;
    await away.close();
  },
  async 'time passes'(sale: Sale, dice: number) {
    passTime(sale, dice % (25 * hour));
  },
  async 'the buyer looks'(sale: Sale) {
    passTime(sale, 2 * second);
    if (sale.model.order === 'pending') learn(sale);
    const answer = await sale.world.visitor().call(paymentsApi.status, { order_secret: sale.secret });
    expect(answer).toMatchObject({ status: 200, body: { status: sale.model.order } });
  },
  async reconciled(sale: Sale) {
    passTime(sale, 61 * minute);
    if (sale.model.isWatched && sale.model.order === 'pending') learn(sale);
    await reconcilePayments(contextOf(sale.world.app), new AbortController().signal);
  },
};

export const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom(
      ...(Object.keys(acts) as Step['kind'][]),
      ...(['paid', 'told', 'told', 'told', 'a changed notice'] as const),
    ),
    dice: fc.nat(),
  }),
  { minLength: 3, maxLength: 14 },
);

function foreignIn({ world, paymentId, original }: Sale): Model['foreign'] {
  const { amount, recipient } = recordOf(world, paymentId);
  if (amount.currency !== original.amount.currency) return 'currency';
  if (amount.value !== original.amount.value) return 'amount';
  return recipient.account_id === original.recipient.account_id ? null : 'shop';
}

function settle(sale: Sale, to: 'succeeded' | 'declined'): void {
  if (sale.model.provider !== 'pending') return;
  sale.world.yookassa.pay(sale.paymentId, to === 'succeeded' ? 'success' : { reason: 'general_decline' });
  sale.model.provider = to;
  announce(sale);
}

/** Moves both clocks; after an hour nobody can pay any more. */
function passTime(sale: Sale, ms: number): void {
  const { world, model } = sale;
  world.passTime(ms);
  world.yookassa.passTime(ms);
  model.ageMs += ms;
  if (model.provider !== 'pending' || model.ageMs < 1 * hour) return;
  world.yookassa.expireDue();
  model.provider = 'expired';
  announce(sale);
}

function announce(sale: Sale): void {
  sale.notices.push(noticeOf(sale));
}

/** The provider's notice of the payment as it is, with changes laid over it. */
function noticeOf(sale: Sale, change: Record<string, unknown> = {}): string {
  const object: Record<string, unknown> = { ...recordOf(sale.world, sale.paymentId), ...change };
  return JSON.stringify({ type: 'notification', event: `payment.${object.status}`, object });
}

export function recordOf(world: World, id: string): Payment {
  return world.yookassa.ledger.payments.get(id)!.payment;
}

async function post({ world }: Sale, payload: string): Promise<number> {
  const url = '/api/payments/yookassa/webhook';
  const headers = { 'content-type': 'application/json' };
  return (await world.visitor().request({ method: 'POST', url, payload, headers })).status;
}

/** The answer is as required, and no row of the school has changed. */
async function expectNothing(sale: Sale, body: string, status: number): Promise<void> {
  const before = await rowsOf(sale);
  expect(await post(sale, body)).toBe(status);
  expect(await rowsOf(sale)).toEqual(before);
}

const own = ['orders', 'payments', 'order_history', 'enrolments'] as const;

/** The sale's own rows, and how many the others have. */
async function rowsOf({ world, orderId }: Sale): Promise<unknown[]> {
  const { handle } = world.app.database;
  const rows = own.map(async (table) => {
    const key = sql.ref(table === 'orders' ? 'id' : 'order_id');
    return (
      await sql`select * from ${sql.table(table)} where ${key} = ${orderId} order by id`.execute(handle)
    ).rows;
  });
  const counts = [...own, 'users', 'jobs', 'provider_notices'].map(
    async (table) => (await sql`select count(*) as n from ${sql.table(table)}`.execute(handle)).rows,
  );
  return Promise.all([...rows, ...counts]);
}
