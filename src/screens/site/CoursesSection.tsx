import { useTranslations } from 'use-intl';
import { useHeading } from '#features/site/content/site/headings.ts';
import { CourseCard, type OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { Section } from '#ui/Section.tsx';
import styles from './CoursesSection.module.css';

/** Cards of the courses; each button opens the order form for its course. */
export function CoursesSection({ courses }: { courses: OfferedCourse[] }) {
  const t = useTranslations('landing.courses');
  const { title, lead } = useHeading('courses');
  return (
    <Section id="courses" title={title} lead={lead}>
      {courses.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <div className={styles.cards} data-count={courses.length} data-swipe="">
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
      <p className={styles.payment}>{t('cards')}</p>
    </Section>
  );
}
