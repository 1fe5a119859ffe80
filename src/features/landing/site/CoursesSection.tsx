import { useTranslations } from 'use-intl';
import { useHeading } from '#features/content/site/headings.ts';
import { CourseCard, type OfferedCourse } from '#features/courses/site/CourseCard.tsx';
import styles from './CoursesSection.module.css';

interface CoursesSectionProps {
  courses: OfferedCourse[];
  onBuy: (course: OfferedCourse) => void;
}

export function CoursesSection({ courses, onBuy }: CoursesSectionProps) {
  const t = useTranslations('landing.courses');
  const { title, lead } = useHeading('courses');
  return (
    <section id="courses" className={styles.section} aria-labelledby="courses-title">
      <header className={styles.head}>
        <h2 id="courses-title" className={styles.title}>
          {title}
        </h2>
        <p>{lead}</p>
      </header>
      {courses.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      <div className={styles.cards}>
        {courses.map((course) => (
          <CourseCard key={course.id} course={course} onBuy={onBuy} />
        ))}
      </div>
      <p className={styles.payment}>{t('cards')}</p>
    </section>
  );
}
