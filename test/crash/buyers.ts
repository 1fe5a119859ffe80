/** Eight people who buy without a break, whatever happens to the product meanwhile. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { paymentsApi } from '#features/sales/payments/contract/payments.ts';
import { toRubles } from '#shared/money.ts';
import type { Yookassa } from '#simulators/yookassa/server.ts';
import type { Reply } from '#test/requests.ts';
import { chance, type Told, type Town } from './customers.ts';
import { type Sale, type Seller, saleOf } from './sales.ts';

export interface Attempt extends Sale, Told {
  requestId: string;
  /** Amount the form shows: the course's price, until the product names this buyer's own. */
  amount: number;
}

interface Market extends Town {
  seller: Seller;
  /** Longest pause of a buyer between two purchases. */
  restMs: number;
}

export interface Buyers {
  attempts: Attempt[];
  /** Answers that no buyer may get. */
  strange: string[];
  tally: {
    sold: number;
    /** Times a buyer was answered with their actual price and pressed again. */
    repriced: number;
    lostAnswers: number;
    doublePresses: number;
    refused: number;
    walkedAway: number;
  };
  /** Starts no further purchase; resolves when those under way have ended. */
  goHome(): Promise<void>;
}

export function sendBuyers(town: Market, count: number): Buyers {
  const crowd: Crowd = {
    ...town,
    attempts: [],
    strange: [],
    tally: { sold: 0, repriced: 0, lostAnswers: 0, doublePresses: 0, refused: 0, walkedAway: 0 },
    late: new Set(),
    isLeaving: false,
  };
  const going = Array.from({ length: count }, (_, place) => buyOn(crowd, place));
  return {
    ...crowd,
    async goHome() {
      crowd.isLeaving = true;
      await Promise.all(going);
      await Promise.all(crowd.late);
    },
  };
}

interface Crowd extends Market, Omit<Buyers, 'goHome'> {
  /** Payments made after their buyer has gone on to the next purchase. */
  late: Set<Promise<unknown>>;
  isLeaving: boolean;
}

async function buyOn(crowd: Crowd, place: number): Promise<void> {
  while (!crowd.isLeaving) {
    const number = crowd.attempts.length;
    const sale = saleOf(crowd.seller, place, number);
    const attempt: Attempt = {
      ...sale,
      amount: toRubles(sale.course.priceKopecks),
      mark: `+7${String(9_000_000_000 + number)}`,
      requestId: randomUUID(),
      amounts: new Set(),
      orders: new Set(),
      payments: new Set(),
      sawPaid: false,
    };
    crowd.attempts.push(attempt);
    const purchase = await order(crowd, attempt);
    if (purchase) await pay(crowd, attempt, purchase);
    await pause(Math.random() * crowd.restMs);
  }
}

interface Purchase {
  payment_id: string;
  order_id: string;
  order_secret: string;
}

/** Presses "buy" until there is an answer. Null where the product refuses, or the buyer loses patience. */
async function order(crowd: Crowd, attempt: Attempt): Promise<Purchase | null> {
  while (!crowd.hasGivenUp()) {
    const presses = chance(0.2) ? 2 : 1;
    const replies = await Promise.all(Array.from({ length: presses }, () => press(crowd, attempt)));
    const answered = replies.filter((reply) => typeof reply === 'object');
    if (answered.length > 1) crowd.tally.doublePresses += 1;
    const purchase = answered.find(({ status }) => status === 200)?.body as Purchase | undefined;
    if (purchase) {
      crowd.tally.sold += 1;
      return purchase;
    }
    const named = answered.find(({ body }) => body.code === 'price_changed');
    if (named) {
      attempt.amount = named.body.amount;
      crowd.tally.repriced += 1;
      continue;
    }
    if (answered.some(({ status }) => status === 409)) {
      crowd.tally.refused += 1;
      return null;
    }
    if (replies.includes('answer lost') && chance(0.3)) return walkAway(crowd, attempt);
    await pause(50);
  }
  return null;
}

async function press(crowd: Crowd, attempt: Attempt): Promise<Reply | 'nobody there' | 'answer lost'> {
  const { course, amount, email, token, mark, requestId } = attempt;
  attempt.amounts.add(amount);
  const body = {
    amount,
    currency: 'RUB',
    description: `Оплата курса: ${course.title}`,
    course_id: course.id,
    request_id: requestId,
    phone: mark,
    ...(token === null && { email, name: 'Лена', privacy_consent: true, offer_consent: true }),
  };
  const reply = await crowd.ask({ path: paymentsApi.create.path, body, token }).catch(whatBroke);
  if (reply === 'answer lost') crowd.tally.lostAnswers += 1;
  if (typeof reply === 'string') return reply;
  if (reply.status === 200) {
    attempt.orders.add(reply.body.order_id);
    attempt.payments.add(reply.body.payment_id);
  } else if (!['already_owned', 'sign_in_to_buy', 'price_changed'].includes(reply.body.code))
    crowd.strange.push(`${mark} pressed "buy" and was answered ${reply.status} ${reply.body.code}`);
  return reply;
}

function whatBroke(error: NodeJS.ErrnoException): 'nobody there' | 'answer lost' {
  return error.code === 'ECONNREFUSED' ? 'nobody there' : 'answer lost';
}

/** The answer may have reached another tab where they pay: the product knows no id of such a payment. */
function walkAway(crowd: Crowd, { mark }: Attempt): null {
  crowd.tally.walkedAway += 1;
  const made = crowd.yookassa.payments().findLast(({ id }) => phoneOf(crowd.yookassa, id) === mark);
  if (made && chance(0.5)) crowd.yookassa.pay(made.id);
  return null;
}

function phoneOf(yookassa: Yookassa, paymentId: string): string {
  const receipt = yookassa.receiptOf(paymentId) as { customer: { phone?: string } };
  return `+${receipt.customer.phone}`;
}

/** Most pay, some are declined, some leave and some of them come back to pay; most wait to see the end. */
async function pay(crowd: Crowd, attempt: Attempt, purchase: Purchase): Promise<void> {
  const { yookassa, courier } = crowd;
  const { payment_id: id } = purchase;
  if (chance(0.1)) void yookassa.sendForged({ objectId: id });
  const dice = Math.random();
  if (dice < 0.08) return;
  if (dice < 0.14) return payLater(crowd, id);
  if (crowd.mayLoseNotices() && chance(0.1)) courier.lose(id);
  yookassa.pay(id, dice < 0.22 ? { reason: 'insufficient_funds' } : 'success');
  if (chance(0.4)) await waitForEnd(crowd, attempt, purchase);
}

function payLater(crowd: Crowd, id: string): void {
  const paid = pause(500 + Math.random() * 2_500).then(() => crowd.yookassa.pay(id));
  crowd.late.add(paid);
  void paid.finally(() => crowd.late.delete(paid));
}

/** Polls as the payment form does: until the outcome is known, even while nobody answers. */
async function waitForEnd(crowd: Crowd, attempt: Attempt, { order_secret }: Purchase): Promise<void> {
  const givesUpAt = performance.now() + 60_000;
  while (performance.now() < givesUpAt && !crowd.hasGivenUp()) {
    const request = { path: paymentsApi.status.path, body: { order_secret } };
    const reply = await crowd.ask(request).catch(() => null);
    if (reply && reply.status !== 200)
      crowd.strange.push(`${attempt.mark} asked and was answered ${reply.status} ${reply.body.code}`);
    else if (reply && !['new', 'pending'].includes(reply.body.status)) {
      attempt.sawPaid = reply.body.status === 'paid';
      return;
    }
    await pause(150);
  }
  if (!crowd.hasGivenUp()) crowd.strange.push(`${attempt.mark} waited a minute and learned nothing`);
}
