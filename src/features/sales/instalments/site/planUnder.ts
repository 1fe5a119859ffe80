import { toKopecks, toRubles } from '#shared/money.ts';
import type { Offer } from '../contract/instalments.ts';
import { firstMonths, isLoan, planFor } from '../rules/plans.ts';

/** The plan named under a price, in rubles; none where the course cannot be paid in instalments, which a loan is not. */
export function planUnder(price: number, { months, minimum }: Offer) {
  const instalments = months.filter((each) => !isLoan(each));
  if (instalments.length === 0 || price < minimum) return undefined;
  const plan = planFor(toKopecks(price), firstMonths(instalments));
  return plan ? { months: plan.months, monthly: toRubles(plan.monthlyKopecks) } : undefined;
}
