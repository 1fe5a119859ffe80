import { useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { StaticIsland, StillUntil } from '#ui/StaticIsland.tsx';
import { Clock } from './Countdown.tsx';
import styles from './HeroStrip.module.css';
import { usePromotionTitle } from './promotion.ts';

export interface HeroStripProps {
  /** The course on promotion, if any. */
  promoted: OfferedCourse | undefined;
  students: number | null;
}

/** The running promotion and the number of students. Nothing when there is neither. */
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

/** The promotion in one line; details are further down the page. */
function Offer({ course }: { course: OfferedCourse }) {
  const { promotion } = course;
  if (!promotion || promotion.countdown === 'hidden') return null;
  return (
    <div className={styles.offer}>
      <Clock kind={promotion.countdown} endsAt={promotion.ends_at} />
      <StaticIsland>{import.meta.env.SSR && <Until course={course} />}</StaticIsland>
    </div>
  );
}

function Until({ course }: { course: OfferedCourse }) {
  return <a href="#last-chance">{usePromotionTitle()(course)}</a>;
}
