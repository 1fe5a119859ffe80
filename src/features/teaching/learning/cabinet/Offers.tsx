import { useLocale, useTranslations } from 'use-intl';
import type { CourseOnSale } from '#features/teaching/courses/contract/courses.ts';
import { PriceTag } from '#features/teaching/courses/ui/PriceTag.tsx';
import { useCourseLength } from '#features/teaching/courses/ui/useCourseLength.ts';
import { usePriceNote } from '#features/teaching/courses/ui/usePriceNote.ts';
import controls from '#ui/controls.module.css';
import { paths } from '#ui/paths.ts';
import { type OfferedCourse, recommendedOf } from '../rules/offers.ts';
import { OfferCards } from './OfferCards.tsx';
import styles from './Offers.module.css';
import { usePresale } from './usePresale.ts';

interface OffersProps {
  courses: OfferedCourse[];
  /** The student owns a course that was paid for, which makes any further one cheaper. */
  hasBought: boolean;
  onBuy: (course: CourseOnSale) => void;
}

/**
 * Courses on sale that the student does not own. The recommended one has a card of its own, and is not repeated among
 * the others.
 */
export function Offers({ courses, hasBought, onBuy }: OffersProps) {
  const t = useTranslations('dashboard.offers');
  const recommended = recommendedOf(courses);
  // A student who returned everything sees no offer of a second course.
  const hasDiscount = hasBought || courses.every((course) => !course.was_returned);
  const others = courses.filter((course) => course !== recommended);
  return (
    <section id="offers" aria-labelledby="offers-title">
      <h2 id="offers-title" className={styles.heading}>
        {t('title')}
      </h2>
      {courses.length === 0 && <p>{t('all')}</p>}
      {courses.length > 0 && <OfferCards recommended={recommended} hasDiscount={hasDiscount} onBuy={onBuy} />}
      {others.length > 0 && (
        <ul className={styles.list}>
          {others.map((course) => (
            <Offer key={course.id} course={course} onBuy={onBuy} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Offer({ course, onBuy }: { course: CourseOnSale; onBuy: (course: CourseOnSale) => void }) {
  const t = useTranslations('courses');
  const priceNote = usePriceNote()(course);
  const length = useCourseLength()(course);
  const { isPresale, date } = usePresale(course);
  return (
    <li className={styles.offer}>
      <h3 className={styles.title}>
        <a href={paths.course(course.slug, useLocale())}>{course.title}</a>
      </h3>
      {length.length > 0 && <p className={styles.facts}>{length.join(' · ')}</p>}
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
