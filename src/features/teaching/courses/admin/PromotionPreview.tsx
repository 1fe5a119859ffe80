import { Text } from '@mantine/core';
import { useLocale, useTranslations } from 'use-intl';
import { lastDayBefore, schoolDay } from '#shared/dates.ts';
import { inLanguage } from '#shared/i18n.ts';
import { toKopecks } from '#shared/money.ts';
import type { PanelCourse } from '../contract/panel.ts';
import { hasStarted } from '../rules/courses.ts';
import { discountPercent } from '../rules/prices.ts';
import { CourseCard, type OfferedCourse } from '../ui/CourseCard.tsx';
import styles from './Courses.module.css';
import type { PromotionValues } from './promotionValues.ts';

interface PreviewProps {
  course: PanelCourse;
  values: PromotionValues;
  timeZone: string;
}

/** The course's card on the main page while the promotion of the form runs. Nothing in it can be pressed. */
export function PromotionPreview({ course, values, timeZone }: PreviewProps) {
  const t = useTranslations('coursePromotion');
  const language = useLocale();
  const text = (field: 'title' | 'description') => {
    const { en, zh } = course.translations;
    return inLanguage(
      { ru: course[field], ...(en?.[field] && { en: en[field] }), ...(zh?.[field] && { zh: zh[field] }) },
      language,
    );
  };
  const shown: OfferedCourse = {
    ...course,
    ...course.shown,
    title: text('title'),
    description: text('description'),
    ...offerOf(course, values),
    isPresale: !hasStarted(course.start_date, new Date(), timeZone),
  };
  return (
    <section aria-label={t('preview')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t(values.is_on ? 'preview' : 'previewOff')}
      </Text>
      <div className={styles.preview} inert>
        <CourseCard course={shown} />
      </div>
    </section>
  );
}

/** Price on the card: the promotion where it is on and cheaper, else the price of the course. */
function offerOf({ price: list, comparison_limit }: PanelCourse, values: PromotionValues) {
  const [price, typed] = [rubles(values.price), rubles(values.compare_at)];
  const runs = values.is_on && price > 0 && price < list;
  const now = runs ? price : list;
  const regular = runs ? Math.max(now, Math.min(typed, comparison_limit ?? typed)) : now;
  return {
    price: now,
    list_price: list,
    regular_price: regular,
    saving: (toKopecks(regular) - toKopecks(now)) / 100,
    discount_percent: discountPercent({ kopecks: toKopecks(now), regularKopecks: toKopecks(regular) }),
    price_reason: runs ? ('promotion' as const) : ('list' as const),
    promotion: runs ? shownPromotion(values) : null,
  };
}

function shownPromotion({ starts_at, ends_at, repeats, countdown }: PromotionValues) {
  const [last_day, first_day] = [
    lastDayBefore(momentOf(ends_at), 'UTC'),
    schoolDay(momentOf(starts_at), 'UTC'),
  ];
  const is_today_only = repeats || first_day === last_day;
  return { id: 'preview', starts_at, ends_at, last_day, is_today_only, countdown };
}

/** A time of the school's clock as if it were one of UTC; the present one while nothing right is typed. */
function momentOf(time: string): string {
  const at = Date.parse(`${time}Z`);
  return new Date(Number.isNaN(at) ? Date.now() : at).toISOString();
}

/** 0 while nothing right is typed. */
function rubles(typed: number | string): number {
  const number = Number(typed);
  return Number.isFinite(number) ? Math.round(number * 100) / 100 : 0;
}
