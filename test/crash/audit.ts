/** R1: compares the provider's ledger, the product's rows and the mails. */

import { wasPaid } from '#features/sales/orders/rules.ts';
import { minute } from '#shared/dates.ts';
import { toRubles } from '#shared/money.ts';
import type { OrderState } from '#shared/orderStates.ts';
import { kopecksOf } from '#simulators/yookassa/model.ts';
import { mailsWentOut, nothingIsLeftOfRevoked, ratingsAreReady } from './auditGoods.ts';
import type { Books } from './books.ts';
import { type Check, check, each, grouped, sum } from './checks.ts';

export function audit(books: Books): Check[] {
  const paid = books.orders.filter(
    ({ id, status }) => wasPaid(status as OrderState) && !books.revoked.has(id),
  );
  return [
    moneyIsCredited(books),
    creditIsMoney(books, paid),
    openIsOpen(books),
    sumsAgree(books, paid),
    refundsAgree(books),
    decisionsAreKept(books),
    peoplePaid(books, paid),
    coursesAreOpen(books, paid),
    ratingsAreReady(books, paid),
    nothingIsLeftOfRevoked(books),
    oneOrderAnAttempt(books),
    onePaymentAnOrder(books),
    promisesAreKept(books),
    historiesAreWhole(books),
    mailsWentOut(books, paid),
    jobsAreDone(books),
    check('nothing strange was answered or logged', books.attempts, () => books.strange),
    check('the engine finds its files whole', [null], () => books.damage),
    check('no deadlock', [null], () => (books.deadlocks > 0 ? [`${books.deadlocks} deadlocks`] : [])),
  ];
}

function moneyIsCredited({ ledger, orders, payments }: Books): Check {
  const orderById = new Map(orders.map((order) => [order.id, order]));
  const paymentsByProviderId = grouped(payments, (payment) => payment.provider_payment_id ?? '');
  const succeeded = ledger.filter(({ status }) => status === 'succeeded');
  return each('money at the provider is a paid order of that amount', succeeded, (told) => {
    const own = paymentsByProviderId.get(told.id) ?? [];
    const order = orderById.get(told.orderId);
    if (own.length !== 1) return `${told.id} is known ${own.length} times`;
    const isSame = own[0]!.order_id === order?.id && own[0]!.status === 'succeeded';
    if (!isSame) return `${told.id} is ${own[0]!.status} for order ${own[0]!.order_id}`;
    if (!wasPaid(order.status as OrderState))
      return `${told.id} was paid, order ${order.id} is ${order.status}`;
    const amounts = new Set([told.kopecks, own[0]!.amount_kopecks, order.amount_kopecks]);
    return amounts.size === 1 ? null : `${told.id}: amounts ${[...amounts].join(', ')}`;
  });
}

function creditIsMoney({ ledger }: Books, paid: Books['orders']): Check {
  const succeeded = ledger.filter(({ status }) => status === 'succeeded');
  const byOrder = grouped(succeeded, ({ orderId }) => orderId);
  return each('a paid order has one payment at the provider', paid, ({ id }) => {
    const found = byOrder.get(id) ?? [];
    return found.length === 1 ? null : `order ${id} is paid, the provider has ${found.length} payments`;
  });
}

/**
 * An unpaid payment is open or ended on both sides. A new order may not know yet of the payment made for it.
 */
function openIsOpen({ ledger, orders, revoked }: Books): Check {
  const byOrder = new Map(ledger.map(({ orderId, status }) => [orderId, status]));
  const fits: Record<string, (string | undefined)[]> = {
    new: [undefined, 'pending'],
    pending: ['pending'],
    canceled: ['canceled'],
    expired: ['canceled'],
    paid: ['succeeded'],
    partially_refunded: ['succeeded'],
    refunded: ['succeeded'],
  };
  return each('an order that is not paid is what the provider says', orders, ({ id, status }) =>
    fits[status]?.includes(byOrder.get(id)) || revoked.has(id)
      ? null
      : `order ${id} is ${status}, there it is ${byOrder.get(id)}`,
  );
}

function sumsAgree({ ledger, payments, users, revoked, ...books }: Books, paid: Books['orders']): Check {
  const succeeded = ledger.filter(({ status }) => status === 'succeeded');
  const orders = books.orders.filter(({ id }) => !revoked.has(id));
  const refunds = books.refunds.filter(({ order_id }) => !revoked.has(order_id));
  const sums = {
    'provider and bank': sum(succeeded, ({ kopecks }) => kopecks),
    payments: sum(
      payments.filter(({ status }) => status === 'succeeded'),
      ({ amount_kopecks }) => amount_kopecks,
    ),
    orders: sum(paid, ({ amount_kopecks }) => amount_kopecks),
    'people, and what went back to them':
      sum(users, ({ total_paid_kopecks }) => total_paid_kopecks) +
      sum(orders, ({ returned_kopecks }) => returned_kopecks),
    'people, and refunds':
      sum(users, ({ total_paid_kopecks }) => total_paid_kopecks) +
      sum(
        refunds.filter(({ state }) => state === 'succeeded'),
        ({ amount_kopecks }) => amount_kopecks,
      ),
  };
  const isSame = new Set(Object.values(sums)).size === 1;
  return check('the sums are equal to the kopeck', succeeded, () => (isSame ? [] : [JSON.stringify(sums)]));
}

/** Each refund here is one at the provider, of the same sum, and none is there that is not here. */
function refundsAgree({ refunds, returned, orders }: Books): Check {
  // One that staff have sent is theirs alone; one that was declined, or gave way to a withdrawn contract, went nowhere.
  const sent = refunds.filter(
    ({ way, state }) => state !== 'declined' && (way !== 'by_hand' || state !== 'succeeded'),
  );
  const here = grouped(sent, ({ provider_refund_id }) => provider_refund_id ?? '');
  const there = new Map(returned.map((refund) => [refund.id, refund]));
  const left = orders.filter(({ returning_kopecks }) => returning_kopecks !== 0);
  return each('a refund is one at the provider', [...there.keys(), ...here.keys(), ...left], (one) => {
    if (typeof one !== 'string') return `order ${one.id} still sets ${one.returning_kopecks} aside`;
    const [mine, ...more] = here.get(one) ?? [];
    const theirs = there.get(one);
    const isSame =
      mine?.state === theirs?.status && theirs && kopecksOf(theirs.amount) === mine?.amount_kopecks;
    return isSame && more.length === 0 ? null : `refund ${one}: ${mine?.state} here, ${theirs?.status} there`;
  });
}

/** Staff got a notice of it. */
function decisionsAreKept({ acknowledged, refunds }: Books): Check {
  const stateOf = new Map(refunds.map(({ id, state }) => [id, state]));
  return each('a refund that was acknowledged is there', [...acknowledged], ([id, said]) => {
    const state = stateOf.get(id);
    if (!state) return `refund ${id} was ${said} and is lost`;
    return said === 'sent' && state !== 'succeeded'
      ? `refund ${id} was noted as sent, and is ${state}`
      : null;
  });
}

function peoplePaid({ users }: Books, paid: Books['orders']): Check {
  const byUser = grouped(paid, ({ user_id }) => user_id ?? '');
  return each('everybody has paid what their orders cost', users, ({ id, email, total_paid_kopecks }) => {
    const owed = sum(byUser.get(id) ?? [], (order) => order.amount_kopecks - order.returned_kopecks);
    return owed === total_paid_kopecks
      ? null
      : `${email} paid ${owed}, the account says ${total_paid_kopecks}`;
  });
}

/** One open course for everything that somebody paid for; what was paid twice is marked as a refund due. */
function coursesAreOpen({ enrolments, history, revoked }: Books, paid: Books['orders']): Check {
  const refundsDue = new Set(
    history.filter(({ reason }) => reason === 'owned_already').map(({ order_id }) => order_id),
  );
  const owner = (row: { user_id: string | null; course_id: string | null }) =>
    `${row.user_id} of ${row.course_id}`;
  const open = grouped(
    enrolments.filter(({ order_id }) => !revoked.has(order_id ?? '')),
    owner,
  );
  const bought = grouped(
    paid.filter(({ course_id }) => course_id !== null),
    owner,
  );
  return each('a paid course is open once', [...new Set([...open.keys(), ...bought.keys()])], (pair) => {
    const orders = bought.get(pair) ?? [];
    const courses = open.get(pair) ?? [];
    if (courses.length !== 1 || courses[0]!.ended_at !== null)
      return `${pair}: ${orders.length} paid, ${courses.length} open`;
    const spare = orders.filter(({ id }) => id !== courses[0]!.order_id);
    if (spare.length !== orders.length - 1) return `${pair}: opened by order ${courses[0]!.order_id}`;
    const isSaid = orders.every(({ id }) => refundsDue.has(id) === (id !== courses[0]!.order_id));
    return isSaid ? null : `${pair}: ${orders.length} paid, the wrong one is due back`;
  });
}

/** A buyer who presses again because the price has changed agrees to another order. */
function oneOrderAnAttempt({ attempts, orders }: Books): Check {
  const byMark = grouped(orders, ({ phone, email }) => phone ?? email);
  return each('an attempt places at most one order at a price', attempts, ({ mark, ...told }) => {
    const placed = byMark.get(mark) ?? [];
    const prices = placed.map((order) => order.amount_kopecks);
    const isOne =
      new Set(prices).size === placed.length &&
      prices.every((kopecks) => told.amounts.has(toRubles(kopecks))) &&
      [...told.orders].every((id) => placed.some((order) => order.id === id)) &&
      told.payments.size === told.orders.size;
    return isOne ? null : `${mark}: orders at ${prices.join(', ')}, told of ${[...told.orders].join(', ')}`;
  });
}

function onePaymentAnOrder({ ledger, payments }: Books): Check {
  const there = grouped(ledger, ({ orderId }) => orderId);
  const here = grouped(payments, ({ order_id }) => order_id);
  return each('an order has at most one payment', [...new Set([...there.keys(), ...here.keys()])], (id) => {
    const counts = [there, here].map((side) => side.get(id)?.length ?? 0);
    return counts[0]! <= 1 && counts[1] === 1
      ? null
      : `order ${id}: ${counts[0]} at the provider, ${counts[1]} here`;
  });
}

function promisesAreKept({ attempts, orders }: Books): Check {
  const byId = new Map(orders.map((order) => [order.id, order.status]));
  const told = attempts.flatMap(({ orders: ids, sawPaid }) => [...ids].map((id) => ({ id, sawPaid })));
  return each('what a buyer was told is still so', told, ({ id, sawPaid }) => {
    const status = byId.get(id);
    if (status === undefined) return `order ${id} was answered and is gone`;
    return sawPaid && !wasPaid(status as OrderState) ? `order ${id} was told as paid and is ${status}` : null;
  });
}

function historiesAreWhole({ orders, history }: Books): Check {
  const byOrder = grouped(history, ({ order_id }) => order_id);
  return each('a history leads to the state in single moves', orders, ({ id, status }) => {
    const moves = (byOrder.get(id) ?? []).filter(({ from_status, to_status }) => from_status !== to_status);
    const isChain = moves.every(({ from_status }, n) => from_status === (moves[n - 1]?.to_status ?? null));
    const paid = moves.filter(({ to_status }) => to_status === 'paid').length;
    const isWhole =
      isChain && moves.at(-1)?.to_status === status && paid === (wasPaid(status as OrderState) ? 1 : 0);
    return isWhole
      ? null
      : `order ${id} is ${status}: ${moves.map(({ to_status }) => to_status).join(' → ')}`;
  });
}

/** Jobs that the clock queues periodically may wait for the next start. */
function jobsAreDone({ jobs, stoppedAt }: Books): Check {
  const minuteBefore = new Date(Date.parse(stoppedAt) - 1 * minute).toISOString();
  return each('no job is stuck', jobs, ({ id, kind, status, run_at, attempts, last_error }) => {
    const isStuck =
      status === 'dead' || status === 'running' || (status === 'queued' && run_at < minuteBefore);
    return isStuck ? `${kind} ${id} is ${status} after ${attempts} tries: ${last_error}` : null;
  });
}
