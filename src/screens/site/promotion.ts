import { useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { useSchoolDay } from '#features/teaching/courses/ui/useSchoolDay.ts';

/** Discount and end, in one line. Beside a countdown of an hour no other end is named but today's. */
export function usePromotionTitle(): (course: OfferedCourse) => string | null {
  const t = useTranslations('landing.lastChance');
  const dayText = useSchoolDay();
  return ({ promotion, discount_percent: percent }) => {
    if (!promotion) return null;
    if (promotion.is_today_only) return t('today', { percent });
    if (promotion.countdown === 'hour') return t('off', { percent });
    return t('until', { percent, date: dayText(promotion.last_day) });
  };
}

/** The course with the largest running discount; undefined without one. */
export function mostPromoted(courses: OfferedCourse[]): OfferedCourse | undefined {
  const promoted = courses.filter(({ promotion, saving }) => promotion !== null && saving > 0);
  return promoted.toSorted((a, b) => b.discount_percent - a.discount_percent)[0];
}

export function lowest(prices: number[]): number | null {
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The course that the school recommends, or else the first. */
export function recommendedOf<T extends { is_featured: boolean }>(courses: readonly T[]): T | undefined {
  return courses.find((course) => course.is_featured) ?? courses[0];
}
