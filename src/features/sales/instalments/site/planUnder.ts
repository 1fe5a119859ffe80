import { toKopecks, toRubles } from '#shared/money.ts';
import type { Offer } from '../contract/instalments.ts';
import { firstMonths, planFor } from '../rules/plans.ts';

/** The plan named under a price, in rubles; none where the course cannot be paid in instalments. */
export function planUnder(price: number, { months, minimum }: Offer) {
  if (months.length === 0 || price < minimum) return undefined;
  const plan = planFor(toKopecks(price), firstMonths(months));
  return plan ? { months: plan.months, monthly: toRubles(plan.monthlyKopecks) } : undefined;
}
