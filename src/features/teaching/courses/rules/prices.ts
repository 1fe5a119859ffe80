/** Price of a course for a buyer, and the reason for it. Money is in whole kopecks. */
import type { SchoolDay } from '#shared/dates.ts';
import { day, schoolDay } from '#shared/dates.ts';
import type { countdowns, PriceReason } from '../contract/prices.ts';
import { schoolDayEnd } from './courses.ts';

/** Discount for a signed-in buyer who owns another paid course, off the list price of any further course. */
export const secondCoursePercent = 30;

/** Lowest price that a promo code can lead to: 1 ₽. */
export const leastKopecks = 100;

/** How long a price may be used for comparison by a promotion. */
export const comparisonWindowMs = 60 * day;

export interface PromotionTerms {
  id: string;
  price_kopecks: number;
  compare_at_kopecks: number;
  starts_at: string;
  /** The first moment after it. */
  ends_at: string;
  /** `daily`: ends with each school day and starts again the next, where the school may do that. */
  repeats: 'never' | 'daily';
  countdown: (typeof countdowns)[number];
  is_on: number;
}

export interface SchoolClock {
  now: Date;
  timeZone: string;
  /**
   * Whether a `daily` promotion starts again. In demo mode only: promising real buyers an end that does not
   * come would be a lie, so a live school's promotions end at their `ends_at`, once.
   */
  renewsDaily: boolean;
}

export interface RunningPromotion extends PromotionTerms {
  lastDay: SchoolDay;
  isTodayOnly: boolean;
}

/** The promotion with its current end; null when it does not run at this moment. */
export function runningPromotion(terms: PromotionTerms, clock: SchoolClock): RunningPromotion | null {
  const now = clock.now.toISOString();
  if (terms.is_on === 0 || now < terms.starts_at) return null;
  const isRenewed = terms.repeats === 'daily' && clock.renewsDaily;
  const ends_at = isRenewed ? schoolDayEnd(clock.now, clock.timeZone).toISOString() : terms.ends_at;
  if (now >= ends_at) return null;
  const lastDay = schoolDay(new Date(Date.parse(ends_at) - 1), clock.timeZone);
  const isTodayOnly = isRenewed || schoolDay(new Date(terms.starts_at), clock.timeZone) === lastDay;
  return { ...terms, ends_at, lastDay, isTodayOnly };
}

/** The next moment when the promotion begins, ends or starts again: texts drawn before then are wrong afterwards. */
export function nextMoment(terms: PromotionTerms, clock: SchoolClock): Date | null {
  if (terms.is_on === 1 && clock.now.toISOString() < terms.starts_at) return new Date(terms.starts_at);
  const running = runningPromotion(terms, clock);
  return running && new Date(running.ends_at);
}

/**
 * Problems that make terms invalid for a promotion of a course at that list price, as message codes by field.
 * @param comparisonLimitKopecks null when any price may be compared with
 */
export function promotionProblems(
  terms: PromotionTerms,
  listKopecks: number,
  comparisonLimitKopecks: number | null = null,
): Record<string, string> {
  const wasNeverAsked = comparisonLimitKopecks !== null && terms.compare_at_kopecks > comparisonLimitKopecks;
  const problems = {
    price: terms.price_kopecks < 1 ? 'too_small' : terms.price_kopecks >= listKopecks ? 'too_big' : null,
    compare_at:
      terms.compare_at_kopecks <= terms.price_kopecks ? 'too_small' : wasNeverAsked ? 'never_asked' : null,
    ends_at: terms.ends_at <= terms.starts_at ? 'invalid' : null,
  };
  return Object.fromEntries(Object.entries(problems).filter((entry) => entry[1] !== null)) as Record<
    string,
    string
  >;
}

/** Discount of a promo code that works for this buyer and course: a percentage, or a sum. */
export interface CodeDiscount {
  id: string;
  percent: number | null;
  sumKopecks: number | null;
}

export interface Sale {
  listKopecks: number;
  /** Promotions of the course that run now. */
  promotions: readonly RunningPromotion[];
  /** The highest price that a promotion may be compared with; null for no limit. */
  comparisonLimitKopecks: number | null;
  /** The buyer is signed in and owns another paid course. */
  ownsAnother: boolean;
  code: CodeDiscount | null;
}

export interface Price {
  kopecks: number;
  listKopecks: number;
  /** Price for comparison; never below the price itself. */
  regularKopecks: number;
  reason: PriceReason;
  promotion: RunningPromotion | null;
  /** The one that gives this price; null where the code was not given, or another offer is as good. */
  promoCodeId: string | null;
}

type Offer = Pick<Price, 'kopecks' | 'regularKopecks' | 'reason'> & Partial<Price>;

/** Possible offers. When two give the same price, the earlier one is named as the reason. */
const offers: readonly ((sale: Sale) => Offer[])[] = [
  ({ listKopecks }) => [{ kopecks: listKopecks, regularKopecks: listKopecks, reason: 'list' }],
  ({ promotions, comparisonLimitKopecks: limit }) =>
    promotions.map((promotion) => ({
      kopecks: promotion.price_kopecks,
      regularKopecks: Math.max(
        promotion.price_kopecks,
        Math.min(promotion.compare_at_kopecks, limit ?? Number.POSITIVE_INFINITY),
      ),
      reason: 'promotion',
      promotion,
    })),
  ({ listKopecks, ownsAnother }) =>
    ownsAnother
      ? [
          {
            kopecks: percentOff(listKopecks, secondCoursePercent),
            regularKopecks: listKopecks,
            reason: 'second_course',
          },
        ]
      : [],
  ({ listKopecks, code }) =>
    code
      ? [
          {
            kopecks: codePrice(listKopecks, code),
            regularKopecks: listKopecks,
            reason: 'promo_code',
            promoCodeId: code.id,
          },
        ]
      : [],
];

/** The lowest price on offer. Offers do not add up. */
export function priceFor(sale: Sale): Price {
  const [list, ...others] = offers.flatMap((offersIn) => offersIn(sale));
  const best = others.reduce((lowest, offer) => (offer.kopecks < lowest.kopecks ? offer : lowest), list!);
  return { promotion: null, promoCodeId: null, ...best, listKopecks: sale.listKopecks };
}

/** Price with a code's discount: at least 1 ₽, and never more than the list price. */
export function codePrice(listKopecks: number, { percent, sumKopecks }: CodeDiscount): number {
  const off = percent === null ? listKopecks - (sumKopecks ?? 0) : percentOff(listKopecks, percent);
  return Math.min(listKopecks, Math.max(leastKopecks, off));
}

/** Rounded down to a kopeck, in the buyer's favour; nothing becomes free. */
export function percentOff(kopecks: number, percent: number): number {
  return Math.max(1, Math.floor((kopecks * (100 - percent)) / 100));
}

/** Whole percents, rounded down: never more than the actual discount. */
export function discountPercent({
  kopecks,
  regularKopecks,
}: Pick<Price, 'kopecks' | 'regularKopecks'>): number {
  return Math.floor(((regularKopecks - kopecks) * 100) / regularKopecks);
}
