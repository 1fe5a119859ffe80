import { useTranslations } from 'use-intl';
import type { Review } from '../contract/reviews.ts';
import styles from './ReviewsSection.module.css';

/** Says so where reviews are those of a demonstration school. */
export function DemoCaption({ reviews }: { reviews: readonly Review[] }) {
  const t = useTranslations('reviews');
  if (!reviews.some(({ isDemo }) => isDemo)) return null;
  return <p className={styles.demo}>{t('demo')}</p>;
}
