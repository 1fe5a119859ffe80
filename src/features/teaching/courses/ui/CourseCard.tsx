import { useLocale, useTranslations } from 'use-intl';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import type { CourseOnSale } from '../contract/courses.ts';
import styles from './CourseCard.module.css';
import { PriceTag } from './PriceTag.tsx';
import { useCourseLength } from './useCourseLength.ts';
import { usePriceNote } from './usePriceNote.ts';
import { useSchoolDay } from './useSchoolDay.ts';

export interface OfferedCourse extends CourseOnSale {
  /** On sale before its lessons open. */
  isPresale: boolean;
  /** Address of the first lesson, where it is free. */
  freeLesson?: string | undefined;
  /** The plan shown under the price, in rubles; none where the course cannot be paid in instalments. */
  instalment?: { months: number; monthly: number } | undefined;
}

/** One course, set like a page of a lookbook. The recommended one has inverted colours. */
export function CourseCard({ course }: { course: OfferedCourse }) {
  const t = useTranslations('courses');
  const priceNote = usePriceNote()(course);
  const dayText = useSchoolDay();
  const start = course.start_date ? dayText(course.start_date) : '';
  return (
    <article className={`${styles.card} ${course.is_featured ? styles.featured : ''}`}>
      <p className={styles.kicker}>
        <span>{t(`level.${course.level}`)}</span>
        {course.is_featured && <span className={styles.mark}>{t('featured')}</span>}
      </p>
      <h3 className={styles.title}>{course.title}</h3>
      <p className={styles.description}>{course.description}</p>
      <ul className={styles.facts}>
        {useCourseLength()(course).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className={styles.price}>
        <PriceTag price={course} />
        {course.instalment && <InstalmentLine course={course} plan={course.instalment} />}
      </p>
      <button type="button" className={`${controls.button} ${styles.buy}`} data-press={course.id}>
        {course.isPresale ? t('presale', { date: start }) : t('buy')}
      </button>
      {(priceNote || course.isPresale || course.freeLesson) && (
        <p className={styles.note}>
          {priceNote} {course.isPresale && t('presaleNote', { date: start })}{' '}
          {course.freeLesson && <a href={course.freeLesson}>{t('freeLesson')}</a>}
        </p>
      )}
    </article>
  );
}

/** Opens the form for instalments. */
function InstalmentLine({
  course,
  plan,
}: {
  course: OfferedCourse;
  plan: { months: number; monthly: number };
}) {
  const t = useTranslations('instalments');
  const monthly = formatRubles(plan.monthly, useLocale());
  return (
    <button
      type="button"
      className={`${controls.link} ${styles.instalment}`}
      data-press={`instalment:${course.id}`}
    >
      {t('card', { monthly, months: plan.months })}
    </button>
  );
}
