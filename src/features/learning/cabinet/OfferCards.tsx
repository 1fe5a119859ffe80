import { useRouteLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { CourseOnSale } from '#features/courses/contract.ts';
import { hasStarted } from '#features/courses/rules.ts';
import { PriceTag } from '#features/courses/ui/PriceTag.tsx';
import { usePriceNote } from '#features/courses/ui/usePriceNote.ts';
import { formatDay } from '#shared/formats.ts';
import controls from '#ui/controls.module.css';
import styles from './OfferCards.module.css';

interface OfferCardsProps {
  /** On sale, and not owned. */
  courses: CourseOnSale[];
  onBuy: (course: CourseOnSale) => void;
}

/** Two reasons to go on: the discount on further courses, and the fullest programme that is not owned yet. */
export function OfferCards({ courses, onBuy }: OfferCardsProps) {
  const t = useTranslations('dashboard.offers');
  const dearest = courses.toSorted((a, b) => b.list_price - a.list_price)[0];
  if (!dearest) return null;
  return (
    <section className={styles.cards} aria-label={t('label')}>
      <div className={styles.second}>
        <h2>{t('secondTitle')}</h2>
        <p>{t('secondText')}</p>
        <a className={`${controls.button} ${controls.quiet}`} href="#offers">
          {t('secondChoose')}
        </a>
      </div>
      <Dearest course={dearest} onBuy={onBuy} />
    </section>
  );
}

function Dearest({ course, onBuy }: { course: CourseOnSale; onBuy: (course: CourseOnSale) => void }) {
  const t = useTranslations('dashboard.offers');
  const courses = useTranslations('courses');
  const language = useLocale();
  const { timeZone } = useRouteLoaderData('root') as { timeZone: string };
  const priceNote = usePriceNote()(course);
  const isPresale = !hasStarted(course.start_date, new Date(), timeZone);
  const date = course.start_date ? formatDay(course.start_date, language) : '';
  return (
    <div className={styles.dearest}>
      <p className={styles.kicker}>{t('dearestLabel')}</p>
      <h2>{course.title}</h2>
      <p>{isPresale ? courses('presaleNote', { date }) : course.description}</p>
      <p className={styles.price}>
        <PriceTag price={course} />
      </p>
      {priceNote && <p className={styles.kicker}>{priceNote}</p>}
      <button type="button" className={controls.button} onClick={() => onBuy(course)}>
        {isPresale ? courses('presale', { date }) : courses('buy')}
      </button>
    </div>
  );
}
