/** What the product asks of a provider's payment before it believes it, and when it looks again. */
import { day, hour, minute, second } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/** The provider remembers a key for 24 hours: later the same key would make a second payment. */
export const replayMs = 23 * hour;
/** For so long an unpaid order is asked about; every method's own term is shorter. */
export const watchMs = 7 * day;
/** A waiting buyer's form makes the product ask the provider at most so often. */
export const statusCheckMs = 2_000;

/**
 * How often the calls of buying may be made. A family, an office or a hall full of guests buys from one address, and
 * each of them tries twice; their forms ask for the state of the order every two seconds, later every six.
 */
export const paymentLimits = {
  create: [{ name: 'purchases', by: 'person', times: 120, perMs: 1 * hour, atOnce: 60 }],
  status: [{ name: 'states of orders', by: 'address', times: 1500, perMs: 1 * minute, atOnce: 900 }],
  correctEmail: [{ name: 'corrections', by: 'address', times: 60, perMs: 1 * hour, atOnce: 20 }],
} satisfies Record<string, Limit[]>;

interface Expected {
  orderId: string;
  paymentId: string;
  providerPaymentId: string | null;
  amountKopecks: number;
  shopId: string;
  /** A live shop's test payment is nobody's money. */
  acceptsTest: boolean;
}

interface Seen {
  id: string;
  amountKopecks: number;
  discountKopecks: number;
  currency: string;
  isTest: boolean;
  shopId: string | null;
  metadata: Record<string, string>;
}

/** What is wrong with a provider's payment for ours; null when it is the one that was asked for. */
export function mismatch(expected: Expected, seen: Seen): string | null {
  if (expected.providerPaymentId !== null && expected.providerPaymentId !== seen.id) return 'id';
  if (seen.metadata.order_id !== expected.orderId) return 'order';
  if (seen.metadata.payment_id !== expected.paymentId) return 'payment';
  if (seen.currency !== 'RUB') return 'currency';
  if (seen.amountKopecks + seen.discountKopecks !== expected.amountKopecks) return 'amount';
  if (seen.shopId !== null && seen.shopId !== expected.shopId) return 'shop';
  if (seen.isTest && !expected.acceptsTest) return 'test';
  return null;
}

/**
 * When to ask the provider next about a payment that is still open: after a minute at first, then rarer, at
 * least hourly. Null once it is not worth asking any more.
 * @param isAnswered false when the provider could not be reached: then soon, since all must be right again two
 *   minutes after it is back; and nothing is given up before it has had its say
 */
export function nextCheckAt(createdAt: string, now: Date, isAnswered: boolean): string | null {
  const ageMs = now.getTime() - Date.parse(createdAt);
  const isOld = ageMs > watchMs;
  if (isOld && isAnswered) return null;
  const pauseMs = isAnswered
    ? Math.min(Math.max(ageMs / 2, 1 * minute), 1 * hour)
    : isOld
      ? 1 * hour
      : 30 * second;
  return new Date(now.getTime() + pauseMs).toISOString();
}
