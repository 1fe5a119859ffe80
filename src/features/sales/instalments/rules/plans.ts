/** How a price is paid in parts, and over how many months the school offers it. */

/** Offered unless the school chooses otherwise. */
export const usualMonths = [3, 6, 12] as const;
/** Marked as popular, and chosen unless the applicant chooses another. */
export const popularMonths = 6;
/**
 * The longest plan that may be called instalments: from 1 April 2026 an instalment service in Russia may run six months
 * (Federal Law 283-FZ). Over more months it is offered as what it is, a loan by the bank.
 */
const longestInstalment = 6;

export function isLoan(months: number): boolean {
  return months > longestInstalment;
}

/** Banks lend from this sum on; the price of a course below it is paid at once. */
export const minimumKopecks = 3_000_00;

export interface Plan {
  months: number;
  /** Each payment but the last, in kopecks: whole rubles. */
  monthlyKopecks: number;
  lastKopecks: number;
}

/**
 * Equal payments in whole rubles; the last is smaller by what rounding added, so that they make exactly the price. Null
 * where a price is too small for that many payments.
 */
export function planFor(amountKopecks: number, months: number): Plan | null {
  const monthlyKopecks = Math.ceil(amountKopecks / months / 100) * 100;
  const lastKopecks = amountKopecks - monthlyKopecks * (months - 1);
  return lastKopecks > 0 ? { months, monthlyKopecks, lastKopecks } : null;
}

/** Plans for a price, shortest first. */
export function plansFor(amountKopecks: number, months: readonly number[]): Plan[] {
  if (amountKopecks < minimumKopecks) return [];
  return months.flatMap((each) => planFor(amountKopecks, each) ?? []);
}

/** Those of the chosen months that the bank offers without interest. */
export function offeredMonths(chosen: readonly number[], agreed: readonly number[]): number[] {
  return agreed.filter((months) => chosen.includes(months)).toSorted((a, b) => a - b);
}

/** The range that the payment form names as instalments; null where the bank only lends for longer. */
export function advertisedMonths(months: readonly number[]): { from: number; to: number } | null {
  const instalments = months.filter((each) => !isLoan(each));
  return instalments.length > 0 ? rangeOf(instalments) : null;
}

/** From the shortest to the longest of some months. */
export function rangeOf(months: readonly number[]): { from: number; to: number } {
  return { from: Math.min(...months), to: Math.max(...months) };
}

/** The plan chosen at first: the popular one where it is offered, else the one nearest to it. */
export function firstMonths(months: readonly number[]): number {
  const distance = (each: number) => Math.abs(each - popularMonths);
  return months.toSorted((a, b) => distance(a) - distance(b))[0] ?? popularMonths;
}
