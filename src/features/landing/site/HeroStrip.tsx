import { useLocale, useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/courses/site/CourseCard.tsx';
import { formatDay } from '#shared/formats.ts';
import { Still, StillUntil } from '#ui/Still.tsx';
import { Clock } from './Countdown.tsx';
import styles from './HeroStrip.module.css';

export interface HeroStripProps {
  /** The course on promotion, if any. */
  promoted: OfferedCourse | undefined;
  students: number | null;
}

/** What is happening now: the offer that runs out, and those who are here already. Nothing where there is neither. */
export function HeroStrip({ promoted, students }: HeroStripProps) {
  if (!promoted && students === null) return null;
  return (
    <div className={styles.strip}>
      {promoted && <Offer course={promoted} />}
      {students !== null && (
        <StillUntil value={students}>
          <Students students={students} />
        </StillUntil>
      )}
    </div>
  );
}

function Students({ students }: { students: number }) {
  const t = useTranslations('landing.hero');
  return (
    <p className={styles.students}>
      {t.rich('students', { count: students, figure: (figure) => <strong>{figure}</strong> })}
    </p>
  );
}

/** The promotion in a line; all of it is told further down. */
function Offer({ course }: { course: OfferedCourse }) {
  const { promotion } = course;
  if (!promotion || promotion.countdown === 'hidden') return null;
  return (
    <div className={styles.offer}>
      <Clock kind={promotion.countdown} endsAt={promotion.ends_at} />
      <Still>{import.meta.env.SSR && <Until course={course} />}</Still>
    </div>
  );
}

function Until({ course: { promotion, discount_percent: percent } }: { course: OfferedCourse }) {
  const t = useTranslations('landing.lastChance');
  const language = useLocale();
  if (!promotion) return null;
  const date = formatDay(promotion.last_day, language);
  return (
    <a href="#last-chance">
      {promotion.is_today_only ? t('today', { percent }) : t('until', { percent, date })}
    </a>
  );
}
