import { useLocale, useTranslations } from 'use-intl';
import { formatDay } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import type { CourseOnSale } from '../contract.ts';
import { PriceTag } from '../ui/PriceTag.tsx';
import { usePriceNote } from '../ui/usePriceNote.ts';
import styles from './CourseCard.module.css';

export interface OfferedCourse extends CourseOnSale {
  /** On sale before its lessons open. */
  isPresale: boolean;
}

/** One course as a page of the lookbook. The recommended one is set in reverse. */
export function CourseCard({ course }: { course: OfferedCourse }) {
  const t = useTranslations('courses');
  const language = useLocale();
  const priceNote = usePriceNote()(course);
  const start = course.start_date ? formatDay(course.start_date, language) : '';
  return (
    <article className={`${styles.card} ${course.is_featured ? styles.featured : ''}`}>
      <p className={styles.kicker}>
        <span>{t(`level.${course.level}`)}</span>
        {course.is_featured && <span className={styles.mark}>{t('featured')}</span>}
      </p>
      <h3 className={styles.title}>{course.title}</h3>
      <p className={styles.description}>{course.description}</p>
      <ul className={styles.facts}>
        <li>{t('lessons', { count: course.lessons_count })}</li>
        <li>{t('hours', { count: course.duration_hours })}</li>
      </ul>
      <p className={styles.price}>
        <PriceTag price={course} />
      </p>
      <button type="button" className={`${controls.button} ${styles.buy}`} data-press={course.id}>
        {course.isPresale ? t('presale', { date: start }) : t('buy')}
      </button>
      {(priceNote || course.isPresale) && (
        <p className={styles.note}>
          {priceNote} {course.isPresale && t('presaleNote', { date: start })}
        </p>
      )}
    </article>
  );
}
