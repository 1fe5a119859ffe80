import { useTranslations } from 'use-intl';
import type { CourseOnSale } from '#features/courses/contract/courses.ts';
import { PriceTag } from '#features/courses/ui/PriceTag.tsx';
import { usePriceNote } from '#features/courses/ui/usePriceNote.ts';
import controls from '#ui/controls.module.css';
import styles from './OfferCards.module.css';
import { usePresale } from './usePresale.ts';

interface OfferCardsProps {
  dearest: CourseOnSale;
  onBuy: (course: CourseOnSale) => void;
}

/** Two offers: the discount on further courses, and the largest programme not owned yet. */
export function OfferCards({ dearest, onBuy }: OfferCardsProps) {
  const t = useTranslations('dashboard.offers');
  return (
    <section className={styles.cards} aria-label={t('label')}>
      <div className={styles.second}>
        <h3>{t('secondTitle')}</h3>
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
  const priceNote = usePriceNote()(course);
  const { isPresale, date } = usePresale(course);
  return (
    <div className={styles.dearest}>
      <p className={styles.kicker}>{t('dearestLabel')}</p>
      <h3>{course.title}</h3>
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
