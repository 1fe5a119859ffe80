import { addDays } from '#shared/dates.ts';
import type { PanelCourse } from '../contract/panel.ts';
import type { countdowns } from '../contract/prices.ts';

/** A promotion as its form holds it. Times are by the school's clock: `2026-11-23T09:00`. */
export interface PromotionValues extends Record<string, unknown> {
  price: number | string;
  compare_at: number | string;
  starts_at: string;
  ends_at: string;
  /** Again every day. */
  repeats: boolean;
  countdown: (typeof countdowns)[number];
  is_on: boolean;
}

/** A course without a promotion is offered one for a week from today. @param today school day */
export function promotionValues(course: PanelCourse, today: string): PromotionValues {
  const { promotion, price, comparison_limit: limit } = course;
  if (promotion) return { ...promotion, repeats: promotion.repeats === 'daily' };
  return {
    price: '',
    compare_at: Math.min(price, limit ?? price) || '',
    starts_at: `${today}T00:00`,
    ends_at: `${addDays(today, 7)}T00:00`,
    repeats: false,
    countdown: 'deadline',
    is_on: true,
  };
}

export function sentPromotion({ repeats, ...values }: PromotionValues): Record<string, unknown> {
  return { ...values, repeats: repeats ? 'daily' : 'never' };
}
