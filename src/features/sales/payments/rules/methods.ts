/** Ways to pay at YooKassa: their names in requests, and the amounts they work for. */

export const paymentMethods = [
  'bank_card',
  'sbp',
  'sberbank',
  'yoo_money',
  'sber_bnpl',
  'sber_loan',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * When held money is taken. `at_once`: nothing is held · `by_job`: held, checked by the product, and taken or given
 * back within a minute · `by_staff`: taken or given back by a member of staff, within the provider's days.
 */
export const captures = ['at_once', 'by_job', 'by_staff'] as const;
export type Capture = (typeof captures)[number];

interface MethodFacts {
  /** Limits in kopecks, both included. */
  leastKopecks: number;
  mostKopecks: number;
  /** Whether money can be held and taken later. */
  canHold: boolean;
}

const ruble = 100;

/** Source: yookassa.ru/developers, payment methods, 2026-07 (providers.md §1.5). */
const facts: Record<PaymentMethod, MethodFacts> = {
  bank_card: { leastKopecks: 1 * ruble, mostKopecks: 350_000 * ruble, canHold: true },
  sbp: { leastKopecks: 1 * ruble, mostKopecks: 700_000 * ruble, canHold: false },
  sberbank: { leastKopecks: 1 * ruble, mostKopecks: 350_000 * ruble, canHold: true },
  // By the wallet's level; the highest of them.
  yoo_money: { leastKopecks: 1 * ruble, mostKopecks: 250_000 * ruble, canHold: true },
  sber_bnpl: { leastKopecks: 1_000 * ruble, mostKopecks: 50_000 * ruble, canHold: true },
  // Held for two hours only: too short for a person to decide.
  sber_loan: { leastKopecks: 3_000 * ruble, mostKopecks: 1_500_000 * ruble, canHold: false },
};

export function limitsOf(method: PaymentMethod): Pick<MethodFacts, 'leastKopecks' | 'mostKopecks'> {
  return facts[method];
}

function fitsAmount(method: PaymentMethod, kopecks: number): boolean {
  const { leastKopecks, mostKopecks } = facts[method];
  return kopecks >= leastKopecks && kopecks <= mostKopecks;
}

/** Methods of the school that work for an amount. */
export function methodsFor(offered: readonly PaymentMethod[], kopecks: number): PaymentMethod[] {
  return paymentMethods.filter((method) => offered.includes(method) && fitsAmount(method, kopecks));
}

/**
 * Whether a payment is taken at once. Where the buyer chooses at the provider, a method that cannot hold money is not
 * offered there for a payment that is to be held.
 */
export function isTakenAtOnce(capture: Capture, method: PaymentMethod | null): boolean {
  return capture === 'at_once' || (method !== null && !facts[method].canHold);
}
