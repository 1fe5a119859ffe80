import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { useSchoolDay } from '#features/teaching/courses/ui/useSchoolDay.ts';
import { formatRubles, formatTimeOfDay } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './LastChance.module.css';
import { usePromotionTitle } from './promotion.ts';

interface LastChanceProps {
  course: OfferedCourse;
  onBuy: (course: OfferedCourse) => void;
}

/** The promotion, in figures that all come from it. Shows nothing for a course without one. */
export function LastChance({ course, onBuy }: LastChanceProps) {
  const t = useTranslations('landing.lastChance');
  if (!course.promotion) return null;
  const { countdown, ends_at } = course.promotion;
  return (
    <section id="last-chance" className={styles.band} aria-labelledby="last-chance-title" data-below="">
      <div className={styles.inner}>
        <StaticIsland>{import.meta.env.SSR && <Words course={course} />}</StaticIsland>
        <div className={styles.offer}>
          <StaticIsland>{import.meta.env.SSR && <Figures course={course} />}</StaticIsland>
          {countdown !== 'hidden' && (
            <Countdown
              kind={countdown}
              endsAt={ends_at}
              label={t(`${countdown}Label`)}
              overLabel={t(`${countdown}Over`)}
            />
          )}
          <StaticIsland onPress={() => onBuy(course)}>
            {import.meta.env.SSR && <Purchase course={course} />}
          </StaticIsland>
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
  const promotionTitle = usePromotionTitle();
  return (
    <div className={styles.text}>
      <p className={styles.kicker}>{t('kicker')}</p>
      <h2 id="last-chance-title" className={styles.title}>
        {promotionTitle(course)}
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
      {end && <p className={styles.ends}>{t('ends', end)}</p>}
    </>
  );
}

/**
 * The last minute of the promotion in the school's time zone; null beside a countdown of an hour that runs
 * out before it.
 */
function useEnd(promotion: OfferedCourse['promotion']) {
  const dayText = useSchoolDay();
  const timeZone = useTimeZone() ?? 'UTC';
  if (!promotion || promotion.countdown === 'hour') return null;
  const { time, zone } = formatTimeOfDay(promotion.ends_at, timeZone);
  return { day: dayText(promotion.last_day), time: time === '00:00' ? '24:00' : time, zone };
}
