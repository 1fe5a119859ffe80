import { useLocale, useTranslations } from 'use-intl';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { PriceTag } from '#features/teaching/courses/ui/PriceTag.tsx';
import { usePriceNote } from '#features/teaching/courses/ui/usePriceNote.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import styles from './OfferCards.module.css';
import { usePresale } from './usePresale.ts';

interface OfferCardsProps {
  recommended: CourseOnSale | undefined;
  hasDiscount: boolean;
  onBuy: (course: CourseOnSale) => void;
}

/**
 * Up to two offers: the discount on further courses, and the largest programme that is neither owned
 * nor was given back.
 */
export function OfferCards({ recommended, hasDiscount, onBuy }: OfferCardsProps) {
  const t = useTranslations('dashboard.offers');
  if (!recommended && !hasDiscount) return null;
  return (
    <section className={styles.cards} aria-label={t('label')}>
      {hasDiscount && (
        <div className={styles.second}>
          <h3>{t('secondTitle')}</h3>
          <p>{t('secondText')}</p>
          <a className={`${controls.button} ${controls.quiet}`} href="#offers">
            {t('secondChoose')}
          </a>
        </div>
      )}
      {recommended && <Recommended course={recommended} onBuy={onBuy} />}
    </section>
  );
}

function Recommended({ course, onBuy }: { course: CourseOnSale; onBuy: (course: CourseOnSale) => void }) {
  const t = useTranslations('dashboard.offers');
  const courses = useTranslations('courses');
  const priceNote = usePriceNote()(course);
  const { isPresale, date } = usePresale(course);
  return (
    <div className={styles.recommended}>
      <p className={styles.kicker}>{t('recommendedLabel')}</p>
      <h3>
        <a href={paths.course(course.slug, useLocale())}>{course.title}</a>
      </h3>
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
