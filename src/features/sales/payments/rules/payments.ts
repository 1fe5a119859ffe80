/** Conditions for believing a provider's payment, and when to ask again. */
import { day, hour, minute, second } from '#shared/dates.ts';
import type { Limit } from '#shared/limits.ts';

/**
 * The provider remembers an idempotency key for 24 hours: after that the same key would make a second
 * payment.
 */
export const replayMs = 23 * hour;
/** How long the provider is asked about an unpaid order; every method's own deadline is shorter. */
export const watchMs = 7 * day;
/** Shortest pause between two questions to the provider on behalf of a waiting buyer's form. */
export const statusCheckMs = 2_000;

/**
 * Limits of the purchase calls. A family, an office or a hall full of guests buys from one address, and each
 * of them tries twice; their forms ask for the state of the order every two seconds, later every six.
 */
export const paymentLimits = {
  create: [{ name: 'purchases', by: 'person', times: 120, perMs: 1 * hour, atOnce: 60 }],
  status: [{ name: 'states of orders', by: 'address', times: 1500, perMs: 1 * minute, atOnce: 900 }],
  correctEmail: [{ name: 'corrections', by: 'address', times: 60, perMs: 1 * hour, atOnce: 20 }],
  methods: [{ name: 'ways to pay', by: 'address', times: 600, perMs: 1 * minute }],
  openAccount: [{ name: 'accounts opened by orders', by: 'address', times: 60, perMs: 1 * hour, atOnce: 20 }],
  // The provider sends all of a school's notices from a few addresses; those over the limit it repeats.
  notice: [{ name: 'notices', by: 'address', times: 300, perMs: 1 * minute, atOnce: 150 }],
  // Honest notices of a payment with an unknown number are few: those that overtake the answer to our own
  // request.
  unknownNotice: [
    { name: 'notices of unknown payments', by: 'everybody', times: 60, perMs: 1 * minute, atOnce: 20 },
  ],
} satisfies Record<string, Limit[]>;

/** Orders by buyers without an account, over the whole school; each is a question to the provider. */
export function visitorOrders(perHour: number): Limit {
  return { name: 'orders of visitors', by: 'everybody', times: perHour, perMs: 1 * hour };
}

interface Expected {
  orderId: string;
  paymentId: string;
  providerPaymentId: string | null;
  amountKopecks: number;
  shopId: string;
  /** False in a live shop, where a test payment is no money. */
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

/** Difference between a provider's payment and ours; null when it is the one that was requested. */
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
 * When to ask the provider next about an open payment: after a minute at first, then less often, at least
 * hourly. Null once it is no longer worth asking; held money is asked about until it has been taken or gone back.
 * `isAnswered`: false when the provider could not be reached: then soon, since everything must be right
 * two minutes after it is back; and no payment is given up before the provider has answered
 */
export function nextCheckAt(
  createdAt: string,
  now: Date,
  { isAnswered, isHeld }: { isAnswered: boolean; isHeld: boolean },
): string | null {
  const ageMs = now.getTime() - Date.parse(createdAt);
  const isOld = ageMs > watchMs;
  if (isOld && isAnswered && !isHeld) return null;
  const pauseMs = isAnswered
    ? Math.min(Math.max(ageMs / 2, 1 * minute), 1 * hour)
    : isOld
      ? 1 * hour
      : 30 * second;
  return new Date(now.getTime() + pauseMs).toISOString();
}
