import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import type { ShownPrice } from './PriceTag.tsx';
import { useSchoolDay } from './useSchoolDay.ts';

/** A sentence that says until when a course costs less, and by how much; null when it does not. */
export function usePriceNote(): (price: ShownPrice) => string | null {
  const t = useTranslations('courses.price');
  const language = useLocale();
  const dayText = useSchoolDay();
  return ({ price_reason, discount_percent = 0, saving = 0, promotion }) => {
    if (price_reason === 'second_course') return t('secondCourse', { percent: discount_percent });
    if (price_reason === 'promo_code') return t('promoCode', { saving: formatRubles(saving, language) });
    if (!promotion) return null;
    const rubles = formatRubles(saving, language);
    const date = dayText(promotion.last_day);
    if (promotion.is_today_only) return saving > 0 ? t('today', { saving: rubles }) : t('todayPlain');
    return saving > 0 ? t('until', { saving: rubles, date }) : t('untilPlain', { date });
  };
}
