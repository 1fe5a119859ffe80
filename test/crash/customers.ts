/** Buyers of every kind: they press a button until they are answered. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Tbank } from '#simulators/tbank/server.ts';
import type { Yookassa } from '#simulators/yookassa/server.ts';
import { post, type Reply, type Request } from '#test/requests.ts';
import type { Courier } from './courier.ts';

export interface Town {
  origin: string;
  /** Posts to the product. @throws where a buyer has to try again */
  ask(request: Request): Promise<Reply>;
  yookassa: Yookassa;
  tbank: Tbank;
  courier: Courier;
  /** True while notices may be lost because the product will still ask in time. */
  mayLoseNotices(): boolean;
  hasGivenUp(): boolean;
}

/** One press of "buy" with all its retries: it may place one order per price, and make one payment for it. */
export interface Told {
  /** Telephone or address in the order: no two have the same. */
  mark: string;
  /** Every price that the buyer agreed to by pressing. */
  amounts: Set<number>;
  orders: Set<string>;
  payments: Set<string>;
  /** The buyer has seen that the order is paid. */
  sawPaid: boolean;
}

export interface Customers {
  told: Told[];
  /** Answers that no buyer may get. */
  strange: string[];
  lostAnswers: number;
  /** Paid or signed, as the provider or the bank knows. */
  bought: number;
  /** Starts nothing more; resolves when what is under way has ended. */
  goHome(): Promise<void>;
}

export interface Press {
  told: Told;
  request: Request;
  /** The same at another price. */
  again(amount: number): Press;
}

/** Presses until there is an answer, now and then twice. Null where the product was not there any more. */
export async function pressOn<T>(town: Town, customers: Customers, press: Press): Promise<T | null> {
  let { request } = press;
  while (!town.hasGivenUp()) {
    const presses = chance(0.2) ? 2 : 1;
    const replies = await Promise.all(
      Array.from({ length: presses }, () => town.ask(request).catch(() => null)),
    );
    customers.lostAnswers += replies.filter((reply) => reply === null).length;
    const answered = replies.filter((reply) => reply !== null);
    const done = answered.find(({ status }) => status === 200);
    if (done) return done.body as T;
    for (const { status, body } of answered) {
      if (body.code === 'price_changed') request = press.again(body.amount as number).request;
      else customers.strange.push(`${press.told.mark} pressed and was answered ${status} ${body.code}`);
    }
    await pause(50);
  }
  return null;
}

/** Posts to a product whose database may be away: "come back later" is no answer yet. */
export async function askPatiently(origin: string, request: Request): Promise<Reply> {
  const reply = await post(origin, request);
  if (reply.status === 503 && reply.headers['retry-after']) throw new Error('come back later');
  return reply;
}

export function chance(probability: number): boolean {
  return Math.random() < probability;
}
