/** What a buyer pays for a course, and why. Money is in whole kopecks. */
import { schoolDay, schoolDayEnd } from '../rules.ts';
import type { countdowns, PriceReason } from './contract.ts';

/** Off the list price of every course for a signed-in buyer who owns another one that was paid for. */
export const secondCoursePercent = 30;

export interface PromotionTerms {
  id: string;
  price_kopecks: number;
  compare_at_kopecks: number;
  starts_at: string;
  /** The first moment at which it is over. */
  ends_at: string;
  /** `daily`: over at the end of each school day, and on again the next, where the school may do that. */
  repeats: 'never' | 'daily';
  countdown: (typeof countdowns)[number];
  is_on: number;
}

export interface SchoolClock {
  now: Date;
  timeZone: string;
  /**
   * Whether a `daily` promotion begins anew. In demo mode only: to promise real buyers an end that does not come
   * would be a lie, so a live school's promotions end at their `ends_at`, once.
   */
  renewsDaily: boolean;
}

export interface RunningPromotion extends PromotionTerms {
  lastDay: string;
  isTodayOnly: boolean;
}

/** The promotion with its end as it is now; null where it does not run at this moment. */
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

/** When the promotion next begins, ends or begins anew: what is written about it before then is not true after. */
export function nextMoment(terms: PromotionTerms, clock: SchoolClock): Date | null {
  if (terms.is_on === 1 && clock.now.toISOString() < terms.starts_at) return new Date(terms.starts_at);
  const running = runningPromotion(terms, clock);
  return running && new Date(running.ends_at);
}

/** What keeps terms from being a promotion of a course at that list price, as message codes by field. */
export function promotionProblems(terms: PromotionTerms, listKopecks: number): Record<string, string> {
  const problems = {
    price: terms.price_kopecks < 1 ? 'too_small' : terms.price_kopecks >= listKopecks ? 'too_big' : null,
    compare_at: terms.compare_at_kopecks <= terms.price_kopecks ? 'too_small' : null,
    ends_at: terms.ends_at <= terms.starts_at ? 'invalid' : null,
  };
  return Object.fromEntries(Object.entries(problems).filter((entry) => entry[1] !== null)) as Record<
    string,
    string
  >;
}

export interface Sale {
  listKopecks: number;
  /** Those of the course that run now. */
  promotions: readonly RunningPromotion[];
  /** The buyer is signed in and owns another course that was paid for. */
  ownsAnother: boolean;
}

export interface Price {
  kopecks: number;
  listKopecks: number;
  /** What the price is compared with; never below it. */
  regularKopecks: number;
  reason: PriceReason;
  promotion: RunningPromotion | null;
}

type Offer = Omit<Price, 'listKopecks'>;

/** What there is to choose from. Where two leave the same price, the earlier one is told as the reason. */
const offers: readonly ((sale: Sale) => Offer[])[] = [
  ({ listKopecks }) => [
    { kopecks: listKopecks, regularKopecks: listKopecks, reason: 'list', promotion: null },
  ],
  ({ promotions }) =>
    promotions.map((promotion) => ({
      kopecks: promotion.price_kopecks,
      regularKopecks: promotion.compare_at_kopecks,
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
            promotion: null,
          },
        ]
      : [],
];

/** The lowest price on offer. Offers do not add up. */
export function priceFor(sale: Sale): Price {
  const [list, ...others] = offers.flatMap((offersIn) => offersIn(sale));
  const best = others.reduce((lowest, offer) => (offer.kopecks < lowest.kopecks ? offer : lowest), list!);
  return { ...best, listKopecks: sale.listKopecks };
}

/** A part of a kopeck is dropped, in the buyer's favour; nothing becomes free. */
export function percentOff(kopecks: number, percent: number): number {
  return Math.max(1, Math.floor((kopecks * (100 - percent)) / 100));
}

/** Whole percents, rounded down: never more than what is given. */
export function discountPercent({
  kopecks,
  regularKopecks,
}: Pick<Price, 'kopecks' | 'regularKopecks'>): number {
  return Math.floor(((regularKopecks - kopecks) * 100) / regularKopecks);
}
