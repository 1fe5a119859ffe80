import { useTranslations } from 'use-intl';
import { useHeading } from '#features/site/content/site/headings.ts';
import { OpeningSection } from '#features/talk/waitlist/site/OpeningSection.tsx';
import { CourseCard, type OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { Section } from '#ui/Section.tsx';
import styles from './CoursesSection.module.css';

/** Cards of the courses; each button opens the order form for its course. Without any, the waitlist stands here. */
export function CoursesSection({ courses }: { courses: OfferedCourse[] }) {
  const t = useTranslations('landing.courses');
  const { title, lead } = useHeading('courses');
  if (courses.length === 0) return <OpeningSection id="courses" />;
  return (
    <Section id="courses" title={title} lead={lead}>
      <div className={styles.cards} data-count={courses.length} data-swipe="">
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </div>
      <p className={styles.payment}>{t('cards')}</p>
    </Section>
  );
}
