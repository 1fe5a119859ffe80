import { useTranslations } from 'use-intl';
import { useHeading } from '#features/site/content/site/headings.ts';
import { OpeningSection } from '#features/talk/waitlist/site/OpeningSection.tsx';
import { CourseCard, type OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { StaticIsland } from '#ui/StaticIsland.tsx';
import styles from './CoursesSection.module.css';
import { LastChance } from './LastChance.tsx';

interface CoursesSectionProps {
  courses: OfferedCourse[];
  /** The course on promotion, if any. */
  promoted: OfferedCourse | undefined;
  /** Called with what was pressed on a card. */
  onPress: (pressed: string) => void;
  onBuy: (course: OfferedCourse) => void;
}

/** Cards of the courses, below the promotion that lowers one of them. Without any, the waitlist stands here. */
export function CoursesSection({ courses, promoted, onPress, onBuy }: CoursesSectionProps) {
  if (courses.length === 0)
    return <StaticIsland>{import.meta.env.SSR && <OpeningSection id="courses" />}</StaticIsland>;
  return (
    <section id="courses" className={styles.section} aria-labelledby="courses-title" data-below="">
      <StaticIsland>{import.meta.env.SSR && <Head />}</StaticIsland>
      {promoted && <LastChance course={promoted} onBuy={onBuy} />}
      <StaticIsland onPress={onPress}>{import.meta.env.SSR && <Cards courses={courses} />}</StaticIsland>
    </section>
  );
}

function Head() {
  const { title, lead } = useHeading('courses');
  return (
    <header className={styles.head}>
      <h2 id="courses-title">{title}</h2>
      <p>{lead}</p>
    </header>
  );
}

/** Each button opens the order form for its course. */
function Cards({ courses }: Pick<CoursesSectionProps, 'courses'>) {
  const t = useTranslations('landing.courses');
  return (
    <>
      <div className={styles.cards} data-count={courses.length} data-swipe="">
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
      <p className={styles.payment}>{t('cards')}</p>
    </>
  );
}
