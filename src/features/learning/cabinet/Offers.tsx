import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { CourseOnSale } from '#features/courses/contract.ts';
import { hasStarted } from '#features/courses/rules.ts';
import { PriceTag } from '#features/courses/ui/PriceTag.tsx';
import { usePriceNote } from '#features/courses/ui/usePriceNote.ts';
import { formatDay } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import styles from './Offers.module.css';

/** The courses on sale that the student does not have. */
export function Offers({
  courses,
  onBuy,
}: {
  courses: CourseOnSale[];
  onBuy: (course: CourseOnSale) => void;
}) {
  const t = useTranslations('dashboard.offers');
  return (
    <section id="offers" aria-labelledby="offers-title">
      <h2 id="offers-title" className={styles.heading}>
        {t('title')}
      </h2>
      {courses.length === 0 ? (
        <p>{t('all')}</p>
      ) : (
        <ul className={styles.list}>
          {courses.map((course) => (
            <Offer key={course.id} course={course} onBuy={onBuy} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Offer({ course, onBuy }: { course: CourseOnSale; onBuy: (course: CourseOnSale) => void }) {
  const t = useTranslations('courses');
  const language = useLocale();
  const { timeZone } = useRouteLoaderData('root') as { timeZone: string };
  const priceNote = usePriceNote()(course);
  const isPresale = !hasStarted(course.start_date, new Date(), timeZone);
  const date = course.start_date ? formatDay(course.start_date, language) : '';
  return (
    <li className={styles.offer}>
      <h3 className={styles.title}>{course.title}</h3>
      <p className={styles.facts}>
        {t('lessons', { count: course.lessons_count })} · {t('hours', { count: course.duration_hours })}
      </p>
      <p className={styles.description}>{course.description}</p>
      {isPresale && <p className={styles.facts}>{t('presaleNote', { date })}</p>}
      <p className={styles.price}>
        <PriceTag price={course} />
      </p>
      {priceNote && <p className={styles.facts}>{priceNote}</p>}
      <button type="button" className={`${controls.button} ${controls.quiet}`} onClick={() => onBuy(course)}>
        {isPresale ? t('presale', { date }) : t('buy')}
      </button>
    </li>
  );
}
