import { useLocale, useTranslations } from 'use-intl';
import { formatDay, formatRubles } from '#shared/formats.ts';
import type { ShownPrice } from './PriceTag.tsx';

/** Why a course costs less than its list price, in a sentence; null where it does not. */
export function usePriceNote(): (price: ShownPrice) => string | null {
  const t = useTranslations('courses.price');
  const language = useLocale();
  return ({ list_price, price_reason, discount_percent = 0, promotion }) => {
    if (price_reason === 'second_course') return t('secondCourse', { percent: discount_percent });
    if (!promotion || list_price === undefined) return null;
    const list = formatRubles(list_price, language);
    if (promotion.is_today_only) return t('today', { list });
    return t('until', { list, date: formatDay(promotion.last_day, language) });
  };
}
