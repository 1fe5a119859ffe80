import { useLocale, useTranslations } from 'use-intl';
import type { OfferedCourse } from '#features/teaching/courses/ui/CourseCard.tsx';
import { formatRubles } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import styles from './BuyBar.module.css';

/** On a phone, from the second section on: the recommended course and its price, always at hand. */
export function BuyBar({ course }: { course: OfferedCourse }) {
  const t = useTranslations('courses');
  return (
    <div className={styles.bar} data-buy-bar="">
      <p>
        <span>{course.title}</span>{' '}
        <strong data-with-code={`sum ${course.id}`}>
          <b>{formatRubles(course.price, useLocale())}</b>
        </strong>
      </p>
      <button type="button" className={controls.button} data-press={course.id}>
        {t('buy')}
      </button>
    </div>
  );
}
