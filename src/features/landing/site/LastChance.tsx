import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/courses/site/CourseCard.tsx';
import { formatDay, formatRubles, formatTimeOfDay } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { Still } from '#ui/Still.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './LastChance.module.css';

interface LastChanceProps {
  course: OfferedCourse;
  onBuy: (course: OfferedCourse) => void;
}

/** The promotion, in figures that all come from it. Nothing is shown of a course that has none. */
export function LastChance({ course, onBuy }: LastChanceProps) {
  const t = useTranslations('landing.lastChance');
  if (!course.promotion) return null;
  const { countdown, ends_at } = course.promotion;
  return (
    <section id="last-chance" className={styles.band} aria-labelledby="last-chance-title" data-below="">
      <div className={styles.inner}>
        <Still>{import.meta.env.SSR && <Words course={course} />}</Still>
        <div className={styles.offer}>
          <Still>{import.meta.env.SSR && <Figures course={course} />}</Still>
          {countdown !== 'hidden' && (
            <Countdown
              kind={countdown}
              endsAt={ends_at}
              label={t(`${countdown}Label`)}
              overLabel={t(`${countdown}Over`)}
            />
          )}
          <Still onPress={() => onBuy(course)}>{import.meta.env.SSR && <Purchase course={course} />}</Still>
        </div>
      </div>
    </section>
  );
}

interface PartProps {
  course: OfferedCourse;
}

function Words({ course }: PartProps) {
  const t = useTranslations('landing.lastChance');
  const { day } = useEnd(course.promotion);
  const percent = course.discount_percent;
  return (
    <div className={styles.text}>
      <p className={styles.kicker}>{t('kicker')}</p>
      <h2 id="last-chance-title" className={styles.title}>
        {course.promotion?.is_today_only ? t('today', { percent }) : t('until', { percent, date: day })}
      </h2>
      <p className={styles.course}>{t('course', { course: course.title })}</p>
    </div>
  );
}

function Figures({ course }: PartProps) {
  const t = useTranslations('landing.lastChance');
  const language = useLocale();
  return (
    <>
      <p className={styles.price}>{formatRubles(course.price, language)}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('regular')}</dt>
          <dd>
            <s>{formatRubles(course.regular_price, language)}</s>
          </dd>
        </div>
        <div>
          <dt>{t('saving')}</dt>
          <dd>{formatRubles(course.saving, language)}</dd>
        </div>
      </dl>
    </>
  );
}

function Purchase({ course }: PartProps) {
  const t = useTranslations('landing.lastChance');
  const language = useLocale();
  const end = useEnd(course.promotion);
  return (
    <>
      <button type="button" className={`${controls.button} ${styles.buy}`} data-press="buy">
        {t('buy', { price: formatRubles(course.price, language) })}
      </button>
      <p className={styles.ends}>{t('ends', end)}</p>
    </>
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
