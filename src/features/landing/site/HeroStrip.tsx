import { useLocale, useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/courses/site/CourseCard.tsx';
import { formatDay } from '#shared/formats.ts';
import { Clock } from './Countdown.tsx';
import styles from './HeroStrip.module.css';

export interface HeroStripProps {
  /** The course on promotion, if any. */
  promoted: OfferedCourse | undefined;
  students: number | null;
}

/** What is happening now: the offer that runs out, and those who are here already. Nothing where there is neither. */
export function HeroStrip({ promoted, students }: HeroStripProps) {
  const t = useTranslations('landing.hero');
  if (!promoted && students === null) return null;
  return (
    <div className={styles.strip}>
      {promoted && <Offer course={promoted} />}
      {students !== null && (
        <p className={styles.students}>
          {t.rich('students', { count: students, figure: (figure) => <strong>{figure}</strong> })}
        </p>
      )}
    </div>
  );
}

/** The promotion in a line; all of it is told further down. */
function Offer({ course: { promotion, discount_percent: percent } }: { course: OfferedCourse }) {
  const t = useTranslations('landing.lastChance');
  const language = useLocale();
  if (!promotion || promotion.countdown === 'hidden') return null;
  const date = formatDay(promotion.last_day, language);
  return (
    <div className={styles.offer}>
      <Clock kind={promotion.countdown} endsAt={promotion.ends_at} />
      <a href="#last-chance">
        {promotion.is_today_only ? t('today', { percent }) : t('until', { percent, date })}
      </a>
    </div>
  );
}
