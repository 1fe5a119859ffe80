import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/courses/site/CourseCard.tsx';
import { formatDay, formatRubles, formatTimeOfDay } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { Countdown } from './Countdown.tsx';
import styles from './LastChance.module.css';

interface LastChanceProps {
  course: OfferedCourse;
  onBuy: (course: OfferedCourse) => void;
}

/** The promotion, in figures that all come from it. Nothing is shown of a course that has none. */
export function LastChance({ course, onBuy }: LastChanceProps) {
  const t = useTranslations('landing.lastChance');
  const language = useLocale();
  const end = useEnd(course.promotion);
  if (!course.promotion) return null;
  const { is_today_only, countdown, ends_at } = course.promotion;
  const rubles = (amount: number) => formatRubles(amount, language);
  const percent = course.discount_percent;
  return (
    <section id="last-chance" className={styles.band} aria-labelledby="last-chance-title">
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.kicker}>{t('kicker')}</p>
          <h2 id="last-chance-title" className={styles.title}>
            {is_today_only ? t('today', { percent }) : t('until', { percent, date: end.day })}
          </h2>
          <p className={styles.course}>{t('course', { course: course.title })}</p>
        </div>
        <div className={styles.offer}>
          <p className={styles.price}>{rubles(course.price)}</p>
          <dl className={styles.figures}>
            <div>
              <dt>{t('regular')}</dt>
              <dd>
                <s>{rubles(course.regular_price)}</s>
              </dd>
            </div>
            <div>
              <dt>{t('saving')}</dt>
              <dd>{rubles(course.saving)}</dd>
            </div>
          </dl>
          {countdown !== 'hidden' && (
            <Countdown
              kind={countdown}
              endsAt={ends_at}
              label={t(`${countdown}Label`)}
              overLabel={t(`${countdown}Over`)}
            />
          )}
          <button type="button" className={`${controls.button} ${styles.buy}`} onClick={() => onBuy(course)}>
            {t('buy', { price: rubles(course.price) })}
          </button>
          <p className={styles.ends}>{t('ends', end)}</p>
        </div>
      </div>
    </section>
  );
}

/** The last minute of the promotion as the school's clocks show it. */
function useEnd(promotion: OfferedCourse['promotion']) {
  const language = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  if (!promotion) return { day: '', time: '', zone: '' };
  const { time, zone } = formatTimeOfDay(promotion.ends_at, timeZone);
  return { day: formatDay(promotion.last_day, language), time: time === '00:00' ? '24:00' : time, zone };
}
